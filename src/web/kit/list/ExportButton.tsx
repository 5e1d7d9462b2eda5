/** Everything found, as a spreadsheet or as CSV: the columns that are shown, or all fields. */
import { useState, type MouseEvent } from 'react'
import { useTranslate, type SortPayload } from 'react-admin'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import CheckOutlined from '@mui/icons-material/CheckOutlined'
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import type { Field } from '../../../entity.ts'
import { notifyFailure } from '../data/failures.ts'
import { saveDownload, useProvider } from '../data/provider.ts'

const FORMATS = ['xlsx', 'csv'] as const
const WHAT = ['shown', 'all'] as const

interface ExportButtonProps {
  resource: string
  filter: Record<string, unknown>
  sort: SortPayload
  /**
   * What stands on the screen. Without columns the whole records are exported at once, as a spreadsheet: only that has
   * room for their lines.
   */
  columns?: readonly Field[]
  /** The name of the list, when it stands among others: a small icon, named for whoever cannot see where it stands. */
  within?: string
}

export function ExportButton({ resource, filter, sort, columns, within }: ExportButtonProps) {
  const translate = useTranslate()
  const provider = useProvider()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [what, setWhat] = useState<(typeof WHAT)[number]>('shown')
  const [working, setWorking] = useState(false)
  const run = async (format: (typeof FORMATS)[number]) => {
    setAnchor(null)
    setWorking(true)
    try {
      const { data } = await provider.exportList(resource, {
        filter,
        sort,
        format,
        ...(what === 'shown' && columns && { fields: columns.map(({ name }) => name) }),
      })
      saveDownload(data)
    } catch (error) {
      notifyFailure(error)
    } finally {
      setWorking(false)
    }
  }
  if (!columns)
    return (
      <Button
        startIcon={<FileDownloadOutlined />}
        loading={working}
        loadingPosition="start"
        onClick={() => {
          void run('xlsx')
        }}
      >
        {translate('action.export')}
      </Button>
    )
  const opens = {
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    loading: working,
    onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  } as const
  return (
    <>
      {within === undefined ? (
        <Button {...opens} startIcon={<FileDownloadOutlined />} loadingPosition="start">
          {translate('action.export')}
        </Button>
      ) : (
        <IconButton
          {...opens}
          size="small"
          title={translate('action.export')}
          aria-label={`${translate('action.export')}: ${within}`}
        >
          <FileDownloadOutlined fontSize="small" />
        </IconButton>
      )}
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': translate('action.export') } }}
      >
        {FORMATS.map(format => (
          <MenuItem
            key={format}
            onClick={() => {
              void run(format)
            }}
          >
            {translate(`list.format.${format}`)}
          </MenuItem>
        ))}
        <Divider component="li" />
        {WHAT.map(each => (
          <MenuItem key={each} role="menuitemradio" aria-checked={what === each} onClick={() => setWhat(each)}>
            {what === each ? <CheckOutlined aria-hidden fontSize="small" /> : <span aria-hidden className="menu-gap" />}
            {translate(`list.exported.${each}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
