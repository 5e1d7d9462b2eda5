/** A new capital movement begins with its due date, account and values per share proposed. */
import { useMemo } from 'react'
import { path } from '../paths.ts'
import { preload } from '../web/kit/data/metadata.ts'
import { useParameters } from '../web/kit/data/useParameters.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { EntityForm } from '../web/kit/form/EntityForm.tsx'
import { MovementProposals } from './MovementProposals.tsx'
import { NOT_IN_FORM } from './fieldsOutsideForm.ts'
import { capitalMovementReads } from './reads.ts'
import './texts.ts'

preload('capital-movements', 'form')

export function CapitalMovementAdd() {
  const { fundId } = useParameters('fund.capitalMovements.add')
  const { data, isPending, error } = useRead(capitalMovementReads.capitalMovementProposals, { fundId })
  const parents = useMemo(() => ({ fundId }), [fundId])
  const proposals = useMemo(
    () =>
      data
        ? {
            dueDate: data.dueDate,
            navPerShare: data.navPerShare,
            nominalShareValue: data.nominalShareValue,
            fundBankAccountId: data.fundBankAccountId,
          }
        : {},
    [data],
  )
  const pickerFilters = useMemo(
    () => ({ fundBankAccountId: { fundId, investmentId: null, limitedPartnerId: null, status: 'Active' as const } }),
    [fundId],
  )
  // Without an answer the form opens empty of proposals rather than not at all.
  if (isPending && !error) return null
  return (
    <EntityForm
      resource="capital-movements"
      parentValues={parents}
      proposals={proposals}
      pickerFilters={pickerFilters}
      hides={NOT_IN_FORM}
      listPath={path('fund.capitalMovements.overview', { fundId })}
      savedPath={({ id }) => path('fund.capitalMovement.details', { fundId, capitalCallId: id })}
    >
      {() => data && <MovementProposals periods={data.periods} />}
    </EntityForm>
  )
}
