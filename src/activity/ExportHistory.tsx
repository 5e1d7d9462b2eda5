/** The history that the filters find, whole, as a file; for administrators. */
import { useState } from 'react'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import { TABLE_FORMATS } from '../api/reads.ts'
import { useCalls } from '../web/kit/data/calls.ts'
import { useDownload } from '../web/kit/data/useDownload.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { activityReads } from './reads.ts'
import type { Asked } from './useActivity.tsx'

export function ExportHistory({ asked }: { asked: Asked }) {
  const translate = useTranslate()
  const calls = useCalls()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { working, download } = useDownload()
  return (
    <>
      <Button
        startIcon={<FileDownloadOutlined />}
        loading={working}
        loadingPosition="start"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {translate('action.export')}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': translate('action.export') } }}
      >
        {TABLE_FORMATS.map(format => (
          <MenuItem
            key={format}
            onClick={() => {
              setAnchor(null)
              void download(() => calls.file(activityReads.activityExport, { ...asked, format }))
            }}
          >
            {translate(`activityPage.format.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
