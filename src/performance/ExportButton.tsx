/** All tables of the page as a workbook, as of the day that is shown. */
import { useState } from 'react'
import Button from '@mui/material/Button'
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import { notifyFailure } from '../web/kit/data/failures.ts'
import { useApi } from '../web/kit/data/api.ts'
import { saveDownload } from '../web/kit/data/provider.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { performanceReads } from './reads.ts'
import { useOpening } from './ValueBridgeView.tsx'
import type { Performance } from './answers.ts'

export function ExportButton({ performance }: { performance: Performance }) {
  const translate = useTranslate()
  const api = useApi()
  const { chosen } = useOpening(performance)
  const [working, setWorking] = useState(false)
  const run = async () => {
    setWorking(true)
    try {
      const { fund, asOf } = performance
      saveDownload(await api.file(performanceReads.fundPerformanceExport, { id: fund.id, asOf, from: chosen }))
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
