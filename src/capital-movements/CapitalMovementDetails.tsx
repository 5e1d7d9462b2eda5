import { useMemo } from 'react'
import type { Decimal } from '../entity.ts'
import { fieldOf } from '../entityTypes.ts'
import { formatAmount, formatDate, formatPercent } from '../formats.ts'
import { percentOf } from '../limited-partners/ledger.ts'
import { MailList } from '../mails/MailList.tsx'
import { isZero, subtract, sum } from '../money.ts'
import { NoticesTab } from '../notices/NoticesTab.tsx'
import { Payees } from '../notices/Payees.tsx'
import { useNoticesWait } from '../notices/useNoticesWait.tsx'
import { path } from '../paths.ts'
import { ReminderPreview, Views } from '../portal-views/Views.tsx'
import { useFundCurrency } from '../currencies/useFundCurrency.tsx'
import type { Translate } from '../texts.ts'
import type { RecordActionOf } from '../web/kit/data/api.ts'
import { useMinorUnits } from '../web/kit/data/amountUnits.ts'
import { preload, useEntity } from '../web/kit/data/metadata.ts'
import { useRecord, useRecordsById, type RecordOf } from '../web/kit/data/records.ts'
import { useParameters } from '../web/kit/data/useParameters.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityForm } from '../web/kit/form/EntityForm.tsx'
import { useDraftPlace } from '../web/kit/form/useDraft.ts'
import { TabCount, type FormTab } from '../web/kit/form/ownTabs.tsx'
import { KeyFigures, type Figure } from '../web/kit/page/KeyFigures.tsx'
import { LifeCycle } from '../web/kit/page/LifeCycle.tsx'
import { Chip } from '../web/kit/page/StatusChip.tsx'
import { LINES_SLUG, LinesTab } from './LinesTab.tsx'
import { LostChanges } from './LostChanges.tsx'
import { PaymentsTab } from './PaymentsTab.tsx'
import { Review } from './Review.tsx'
import { WhatIfPanel, WhatIfSummary } from './WhatIfPanel.tsx'
import { NOT_IN_FORM } from './fieldsOutsideForm.ts'
import { capitalMovementReads } from './reads.ts'
import { linesPlace, useLinesOf } from './useLines.tsx'
import './texts.ts'

preload('capital-movements', 'form')
preload('capital-movement-lines', 'list')

type Movement = RecordOf<'capital-movements'>

export function CapitalMovementDetails() {
  const translate = useTranslate()
  const { fundId, capitalCallId } = useParameters('fund.capitalMovement.details')
  const { data: stored } = useRecord('capital-movements', capitalCallId, { retry: false, refetchOnReconnect: false })
  const typedBefore = useDraftPlace(linesPlace(capitalCallId)) !== undefined
  const noticesWait = useNoticesWait(capitalCallId, stored)
  const pickerFilters = useMemo(
    () => ({ fundBankAccountId: { fundId, investmentId: null, limitedPartnerId: null, status: 'Active' as const } }),
    [fundId],
  )
  return (
    <>
      <LinesAhead id={capitalCallId} />
      <EntityForm
        resource="capital-movements"
        id={capitalCallId}
        within={{ fundId }}
        hides={NOT_IN_FORM}
        pickerFilters={pickerFilters}
        listPath={path('fund.capitalMovements.overview', { fundId })}
        facts={movement => <Facts movement={movement} />}
        figures={movement => (
          <>
            <Review movement={movement} />
            <MovementFigures movement={movement} />
          </>
        )}
        actionPreview={previewOf}
        frozen={({ status }) =>
          status === 'Open'
            ? null
            : translate(status === 'Published' ? 'capitalMovement.publishedLock' : 'capitalMovement.completedLock')
        }
        disabledReason={noticesWait}
        thenAsks="complete"
        tabs={tabsOf(translate, stored?.status ?? 'Open')}
        unsavedTab={typedBefore ? LINES_SLUG : null}
        documentsTab
      />
    </>
  )
}

/** Asks for the lines and their partners while the movement itself is still on its way. */
function LinesAhead({ id }: { id: number }) {
  useLinesOf(id)
  useRead(capitalMovementReads.capitalMovementPartners, { id })
  return null
}

function LinesCount({ id }: { id: number }) {
  const { lines, isPending } = useLinesOf(id)
  return <TabCount count={isPending ? undefined : lines.length} />
}

/** An open movement can still be weighed, a completed one is paid and told. */
function tabsOf(translate: Translate, status: Movement['status']): readonly FormTab<Movement>[] {
  const lines: FormTab<Movement> = {
    slug: LINES_SLUG,
    title: translate('capitalMovement.tab.lines'),
    first: true,
    count: movement => <LinesCount id={movement.id} />,
    content: movement => <LinesTab movement={movement} />,
  }
  const notices: FormTab<Movement> = {
    slug: 'notices',
    title: translate('notice.tab'),
    content: movement => <NoticesTab movement={movement} />,
  }
  if (status === 'Open')
    return [
      lines,
      notices,
      {
        slug: 'what-if',
        title: translate('capitalMovement.tab.whatIf'),
        content: movement => <WhatIfPanel movement={movement} />,
      },
    ]
  return [
    lines,
    {
      slug: 'payments',
      title: translate('capitalMovement.tab.payments'),
      content: movement => <PaymentsTab movement={movement} />,
    },
    notices,
    ...(status === 'Published' ? [viewsTab(translate)] : []),
    { slug: 'mails', title: translate('mail.panel'), content: movement => <Mails id={movement.id} /> },
  ]
}

function viewsTab(translate: Translate): FormTab<Movement> {
  return {
    slug: 'views',
    title: translate('portalView.tab'),
    content: movement => <Views resource="capital-movements" record={movement} />,
  }
}

function Mails({ id }: { id: number }) {
  const translate = useTranslate()
  const own = useMemo(() => ({ resource: 'capital-movements', recordId: id }), [id])
  return <MailList title={translate('mail.panel')} sentence={translate('mail.of')} of={own} />
}

function previewOf(action: RecordActionOf<'capital-movements'>, movement: Movement) {
  if (action === 'complete')
    return (
      <>
        <WhatIfSummary movement={movement} />
        <Payees movement={movement} />
      </>
    )
  if (action === 'generateLines') return <LostChanges movement={movement} />
  if (action === 'remindUnread') return <ReminderPreview resource="capital-movements" id={movement.id} />
  return null
}

function Facts({ movement }: { movement: Movement }) {
  const translate = useTranslate()
  const field = fieldOf(useEntity('capital-movements'), 'status')
  const { currency } = useFundCurrency(movement.fundId)
  const { data } = useRecordsById(
    'reporting-periods',
    movement.periods?.map(({ reportingPeriodId }) => reportingPeriodId) ?? [],
  )
  const periods = data?.map(({ name }) => name) ?? []
  return (
    <>
      <LifeCycle field={field} value={movement.status} />
      <span className="figures">{translate('capitalMovement.due', { date: formatDate(movement.dueDate) })}</span>
      {periods.length > 0 && <span>{periods.join(', ')}</span>}
      {currency && <span>{translate('capitalMovement.amountsIn', { currency })}</span>}
      {movement.lateLines ? (
        <Chip tone="bad">{translate('capitalMovement.lateCount', { smart_count: movement.lateLines })}</Chip>
      ) : null}
    </>
  )
}

/** The parts that the movement has, with what they come to and what remains afterwards. */
function MovementFigures({ movement }: { movement: Movement }) {
  const translate = useTranslate()
  const entity = useEntity('capital-movements')
  const minorUnits = useMinorUnits()
  const { lines } = useLinesOf(movement.id)
  const [commitments, remaining] = useMemo(
    () => [sum(lines.map(line => line.commitment ?? '0')), sum(lines.map(line => line.remainingAfter ?? '0'))],
    [lines],
  )
  const ofCommitments = (amount: Decimal) => {
    const percent = percentOf(amount, commitments)
    return percent === null
      ? undefined
      : translate('capitalMovement.ofCommitments', { percent: formatPercent(percent) })
  }
  const amount = (name: 'investmentFunding' | 'managementFees' | 'totalCall' | 'distribution'): Figure[] => {
    const value = movement[name] ?? '0'
    if (isZero(value)) return []
    const note = name === 'investmentFunding' ? (movement.purpose ?? undefined) : ofCommitments(value)
    return [{ label: fieldOf(entity, name).title, value: formatAmount(value, minorUnits), ...(note && { note }) }]
  }
  const outside = movement.expensesOutOfPaidIn ?? '0'
  const expenses = sum([movement.expensesPaidIn ?? '0', outside])
  const expensesNote = isZero(outside)
    ? translate('capitalMovement.paidIn')
    : isZero(subtract(expenses, outside))
      ? translate('capitalMovement.outOfPaidIn')
      : translate('capitalMovement.partlyOut', { amount: formatAmount(outside, minorUnits) })
  const remainingNote = ofCommitments(remaining)
  return (
    <KeyFigures
      figures={[
        ...amount('investmentFunding'),
        ...amount('managementFees'),
        ...(isZero(expenses)
          ? []
          : [
              {
                label: translate('capitalMovement.expenses'),
                value: formatAmount(expenses, minorUnits),
                note: expensesNote,
              },
            ]),
        ...amount('totalCall'),
        ...amount('distribution'),
        {
          label: translate('capitalMovement.remainingAfter'),
          value: formatAmount(remaining, minorUnits),
          ...(remainingNote && { note: remainingNote }),
        },
      ]}
    />
  )
}
