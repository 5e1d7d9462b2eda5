/** All tables of the page as a workbook, as of the day that is shown. */
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import Button from '@mui/material/Button'
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import { notifyFailure } from '../web/kit/data/failures.ts'
import { saveDownload, useProvider } from '../web/kit/data/provider.ts'
import type { Performance } from './performance.ts'
import { useOpening } from './ValueBridgeView.tsx'

export function ExportButton({ performance }: { performance: Performance }) {
  const translate = useTranslate()
  const provider = useProvider()
  const { chosen } = useOpening(performance)
  const [working, setWorking] = useState(false)
  const run = async () => {
    setWorking(true)
    try {
      const query = new URLSearchParams({ asOf: performance.asOf, ...(chosen !== undefined && { from: chosen }) })
      saveDownload((await provider.readFile(`funds/${performance.fund.id}/performance/export?${query}`)).data)
    } catch (error) {
      notifyFailure(error)
    } finally {
      setWorking(false)
    }
  }
  return (
    <Button
      variant="outlined"
      startIcon={<FileDownloadOutlined />}
      loading={working}
      loadingPosition="start"
      onClick={() => {
        void run()
      }}
    >
      {translate('action.export')}
    </Button>
  )
}
