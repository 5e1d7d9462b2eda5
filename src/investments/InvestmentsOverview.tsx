import { Suspense, lazy, useState } from 'react'
import { useSearchParams } from 'react-router'
import Button from '@mui/material/Button'
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined'
import { path } from '../paths.ts'
import { useFundFigures } from '../reporting-periods/useFundPeriods.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import { useDraftPlace } from '../web/kit/form/useDraft.ts'
import { preload } from '../web/kit/data/metadata.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useParameters } from '../web/kit/data/useParameters.ts'

preload('investments', 'list')

const QuarterDialog = lazy(() =>
  import('../fair-values/QuarterDialog.tsx').then(module => ({ default: module.QuarterDialog })),
)

export function InvestmentsOverview() {
  const translate = useTranslate()
  const { fundId } = useParameters('fund.investments.overview')
  const { currency, decimals } = useFundFigures(fundId)
  return (
    <EntityList
      resource="investments"
      parentFilter={{ fundId }}
      decimals={decimals}
      facts={currency && <span>{translate('investment.amounts', { currency })}</span>}
      actions={<EnterFairValues fundId={fundId} />}
      addPath={path('fund.investments.add', { fundId })}
      rowPath={investment => path('fund.investment.details', { fundId, investmentId: investment.id })}
      emptySentence={translate('investment.emptySentence')}
    />
  )
}

/** Every investment has a value at the end of a quarter: they are entered together. */
function EnterFairValues({ fundId }: { fundId: number }) {
  const translate = useTranslate()
  const mayEdit = useSession().allows('edit')
  const [parameters, setParameters] = useSearchParams()
  // The checklist of a period leads here.
  const asked = Number(parameters.get('fairValuesOf'))
  // What was typed before the page was loaded again is shown again.
  const [open, setOpen] = useState(useDraftPlace('quarter ') !== undefined || asked > 0)
  if (!mayEdit) return null
  const close = () => {
    setOpen(false)
    if (asked > 0) setParameters(withoutPeriod, { replace: true })
  }
  return (
    <>
      <Button startIcon={<EditNoteOutlined />} onClick={() => setOpen(true)}>
        {translate('fairValue.quarter')}
      </Button>
      <Suspense fallback={null}>
        {open && <QuarterDialog fundId={fundId} periodId={asked > 0 ? asked : null} onClose={close} />}
      </Suspense>
    </>
  )
}

function withoutPeriod(parameters: URLSearchParams): URLSearchParams {
  parameters.delete('fairValuesOf')
  return parameters
}
