/** Everything found, as a spreadsheet or as CSV. */
import { useState } from 'react'
import { useTranslate, type ListControllerResult } from 'react-admin'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import { notifyFailure } from '../failures.ts'
import { saveDownload, useProvider } from '../provider.ts'

const FORMATS = ['xlsx', 'csv'] as const

export function ExportButton({ list, resource }: { list: ListControllerResult; resource: string }) {
  const translate = useTranslate()
  const provider = useProvider()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [working, setWorking] = useState(false)
  const run = async (format: typeof FORMATS[number]) => {
    setAnchor(null)
    setWorking(true)
    try {
      const { data } = await provider.exportList(resource, { filter: { ...list.filterValues, ...list.filter }, sort: list.sort, format })
      saveDownload(data)
    } catch (error) {
      notifyFailure(error)
    } finally {
      setWorking(false)
    }
  }
  return (
    <>
      <Button startIcon={<FileDownloadOutlined />} aria-haspopup="menu" aria-expanded={anchor !== null} loading={working} loadingPosition="start" onClick={event => setAnchor(event.currentTarget)}>{translate('action.export')}</Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} slotProps={{ list: { 'aria-label': translate('action.export') } }}>
        {FORMATS.map(format => <MenuItem key={format} onClick={() => { void run(format) }}>{translate(`list.format.${format}`)}</MenuItem>)}
      </Menu>
    </>
  )
}
