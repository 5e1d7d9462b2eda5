/** Everything found, as a spreadsheet or as CSV: the columns that are shown, or all fields. */
import { useState, type MouseEvent } from 'react'
import { type SortPayload } from 'react-admin'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import CheckOutlined from '@mui/icons-material/CheckOutlined'
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import { useProvider } from '../data/provider.ts'
import { useDownload } from '../data/useDownload.ts'
import { useTranslate } from '../data/useTranslate.ts'

const FORMATS = ['xlsx', 'csv'] as const
const WHAT = ['shown', 'all'] as const

type ExportFormat = (typeof FORMATS)[number]
type ExportedFields = (typeof WHAT)[number]

interface ExportButtonProps {
  resource: string
  filter: Record<string, unknown>
  sort: SortPayload
  /**
   * What stands on the screen. Without columns the whole records are exported at once, as a spreadsheet: only that has
   * room for their lines.
   */
  columns?: readonly string[]
  /** The name of the list, when it stands among others: a small icon, named for whoever cannot see where it stands. */
  within?: string
}

export function ExportButton({ resource, filter, sort, columns, within }: ExportButtonProps) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [what, setWhat] = useState<ExportedFields>('shown')
  const { run, working } = useExport({ resource, filter, sort, fields: what === 'shown' ? columns : undefined })
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
      <ExportMenu
        anchor={anchor}
        what={what}
        onClose={() => setAnchor(null)}
        onWhat={setWhat}
        onFormat={format => {
          setAnchor(null)
          void run(format)
        }}
      />
    </>
  )
}

interface ExportMenuProps {
  anchor: HTMLElement | null
  what: ExportedFields
  onClose: () => void
  onWhat: (what: ExportedFields) => void
  onFormat: (format: ExportFormat) => void
}

function ExportMenu({ anchor, what, onClose, onWhat, onFormat }: ExportMenuProps) {
  const translate = useTranslate()
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': translate('action.export') } }}
    >
      {FORMATS.map(format => (
        <MenuItem key={format} onClick={() => onFormat(format)}>
          {translate(`list.format.${format}`)}
        </MenuItem>
      ))}
      <Divider component="li" />
      {WHAT.map(each => (
        <MenuItem key={each} role="menuitemradio" aria-checked={what === each} onClick={() => onWhat(each)}>
          {what === each ? <CheckOutlined aria-hidden fontSize="small" /> : <span aria-hidden className="menu-gap" />}
          {translate(`list.exported.${each}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}

/** Asks for the file and hands it to the browser. */
function useExport({
  resource,
  filter,
  sort,
  fields,
}: Pick<ExportButtonProps, 'resource' | 'filter' | 'sort'> & { fields: readonly string[] | undefined }) {
  const provider = useProvider()
  const { working, download } = useDownload()
  const run = (format: ExportFormat) => {
    const asked = { filter, sort, format, ...(fields && { fields }) }
    return download(async () => (await provider.exportList(resource, asked)).data)
  }
  return { run, working }
}
