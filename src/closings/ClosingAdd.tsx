/** A new closing begins with its number in words and the first day that the fund allows. */
import { useMemo } from 'react'
import { path } from '../paths.ts'
import { preload } from '../web/kit/data/metadata.ts'
import { useRecord, useRecords } from '../web/kit/data/records.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useParameters } from '../web/kit/data/useParameters.ts'
import { EntityForm } from '../web/kit/form/EntityForm.tsx'
import { nextClosing } from './proposal.ts'
import { NOT_IN_FORM } from './fieldsOutsideForm.ts'

preload('closings', 'form')

const CLOSINGS_MAX = 1_000

export function ClosingAdd() {
  const { fundId } = useParameters('fund.closings.add')
  const { today } = useSession()
  const fund = useRecord('funds', fundId, { retry: false })
  const closings = useRecords('closings', { filter: { fundId }, limit: CLOSINGS_MAX }, { retry: false })
  const parents = useMemo(() => ({ fundId }), [fundId])
  const proposals = useMemo(
    () => (fund.data && closings.data ? nextClosing(fund.data, closings.data, today) : {}),
    [fund.data, closings.data, today],
  )
  // Without an answer the form opens empty of proposals rather than not at all.
  if ((fund.isPending && !fund.error) || (closings.isPending && !closings.error)) return null
  return (
    <EntityForm
      resource="closings"
      parentValues={parents}
      proposals={proposals}
      hides={NOT_IN_FORM}
      listPath={path('fund.closings.overview', { fundId })}
      savedPath={closing => path('fund.closing.details', { fundId, closingId: closing.id })}
    />
  )
}
