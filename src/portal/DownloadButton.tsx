/** Fetches a file and hands it to the browser's own saving. */
import { useState } from 'react'
import Button from '@mui/material/Button'
import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import { notifyFailure } from '../web/kit/data/failures.ts'
import { saveDownload } from '../web/kit/data/provider.ts'

interface DownloadButtonProps {
  label: string
  /** Which one it is, where several have the same label. */
  name?: string
  file: () => Promise<Parameters<typeof saveDownload>[0]>
}

export function DownloadButton({ label, name, file }: DownloadButtonProps) {
  const [loading, setLoading] = useState(false)
  const download = async () => {
    setLoading(true)
    try {
      saveDownload(await file())
    } catch (error) {
      notifyFailure(error)
    } finally {
      setLoading(false)
    }
  }
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadOutlined />}
      loading={loading}
      aria-label={name}
      onClick={() => {
        void download()
      }}
    >
      {label}
    </Button>
  )
}
