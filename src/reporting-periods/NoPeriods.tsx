/** A page whose figures belong to periods, in a fund that has none yet. */
import { Link } from 'react-router'
import Button from '@mui/material/Button'
import EventOutlined from '@mui/icons-material/EventOutlined'
import { path } from '../paths.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EmptyState } from '../web/kit/page/EmptyState.tsx'
import { useSession } from '../web/kit/data/session.tsx'
import '../web/kit/list/list.css'

export function NoPeriods({ fundId, sentence }: { fundId: number; sentence: string }) {
  const translate = useTranslate()
  const { allows } = useSession()
  return (
    <div className="list-card">
      <EmptyState icon={<EventOutlined />} title={translate('expense.noPeriods')} sentence={sentence}>
        {allows('edit') && (
          <Button variant="contained" component={Link} to={path('fund.reportingPeriods.add', { fundId })}>
            {translate('page.fund.reportingPeriods.add')}
          </Button>
        )}
      </EmptyState>
    </div>
  )
}
