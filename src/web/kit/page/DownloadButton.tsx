/** Fetches a file when it is pressed. */
import Button from '@mui/material/Button'
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import type { Download } from '../data/calls.ts'
import { useDownload } from '../data/useDownload.ts'

interface DownloadButtonProps {
  label: string
  /** Which one it is, where several have the same label. */
  name?: string
  /** Among the cells of a table. */
  inCell?: boolean
  file: () => Promise<Download>
}

export function DownloadButton({ label, name, inCell = false, file }: DownloadButtonProps) {
  const { working, download } = useDownload()
  const look = inCell
    ? ({ variant: 'text', size: 'small' } as const)
    : ({ variant: 'outlined', startIcon: <FileDownloadOutlined />, loadingPosition: 'start' } as const)
  return (
    <Button
      {...look}
      loading={working}
      aria-label={name}
      onClick={() => {
        void download(file)
      }}
    >
      {label}
    </Button>
  )
}
