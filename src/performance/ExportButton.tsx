/** All tables of the page as a workbook, as of the day that is shown. */
import { useApi } from '../web/kit/data/api.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { DownloadButton } from '../web/kit/page/DownloadButton.tsx'
import { performanceReads } from './reads.ts'
import { useOpening } from './ValueBridgeView.tsx'
import type { Performance } from './answers.ts'

export function ExportButton({ performance }: { performance: Performance }) {
  const translate = useTranslate()
  const api = useApi()
  const { chosen } = useOpening(performance)
  const { fund, asOf } = performance
  return (
    <DownloadButton
      label={translate('action.export')}
      file={() => api.file(performanceReads.fundPerformanceExport, { id: fund.id, asOf, from: chosen })}
    />
  )
}
