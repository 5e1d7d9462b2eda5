/** Everything found, as a spreadsheet or as CSV: the columns that are shown, or all fields. */
import { useState } from 'react'
import { useTranslate, type ListControllerResult } from 'react-admin'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import CheckOutlined from '@mui/icons-material/CheckOutlined'
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import type { Field } from '../../../entity.ts'
import { notifyFailure } from '../failures.ts'
import { saveDownload, useProvider } from '../provider.ts'

const FORMATS = ['xlsx', 'csv'] as const
const WHAT = ['shown', 'all'] as const

export function ExportButton({ list, resource, columns }: { list: ListControllerResult; resource: string; columns: readonly Field[] }) {
  const translate = useTranslate()
  const provider = useProvider()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [what, setWhat] = useState<typeof WHAT[number]>('shown')
  const [working, setWorking] = useState(false)
  const run = async (format: typeof FORMATS[number]) => {
    setAnchor(null)
    setWorking(true)
    try {
      const { data } = await provider.exportList(resource, { filter: { ...list.filterValues, ...list.filter }, sort: list.sort, format, ...what === 'shown' && { fields: columns.map(({ name }) => name) } })
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
        <Divider component="li" />
        {WHAT.map(each => (
          <MenuItem key={each} role="menuitemradio" aria-checked={what === each} onClick={() => setWhat(each)}>
            {what === each ? <CheckOutlined aria-hidden fontSize="small" /> : <span aria-hidden className="menu-gap" />}{translate(`list.exported.${each}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
