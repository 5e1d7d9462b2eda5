import { useMemo } from 'react'
import FlagOutlined from '@mui/icons-material/FlagOutlined'
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined'
import type { Decimal } from '../entity.ts'
import { fieldOf } from '../entityTypes.ts'
import { formatAmount, formatDate, formatPercent } from '../formats.ts'
import { percentOf } from '../limited-partners/ledger.ts'
import { MailList } from '../mails/MailList.tsx'
import { isZero, sum } from '../money.ts'
import { NoticesTab } from '../notices/NoticesTab.tsx'
import { Payees } from '../notices/Payees.tsx'
import { useNoticesWait } from '../notices/useNoticesWait.tsx'
import { path } from '../paths.ts'
import { useFundFigures } from '../reporting-periods/useFundPeriods.tsx'
import type { Translate } from '../texts.ts'
import type { RecordActionOf } from '../web/kit/data/api.ts'
import { useMinorUnits } from '../web/kit/data/amountUnits.ts'
import { preload, useEntity } from '../web/kit/data/metadata.ts'
import { useRecords, type RecordOf } from '../web/kit/data/records.ts'
import { useParameters } from '../web/kit/data/useParameters.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityForm } from '../web/kit/form/EntityForm.tsx'
import { RecordCount, type FormTab } from '../web/kit/form/ownTabs.tsx'
import { KeyFigures, type Figure } from '../web/kit/page/KeyFigures.tsx'
import { LifeCycle } from '../web/kit/page/LifeCycle.tsx'
import { Chip } from '../web/kit/page/StatusChip.tsx'
import { LinesTab, PaymentsTab } from './LinesTab.tsx'
import { WhatIfPanel, WhatIfSummary } from './WhatIfPanel.tsx'
import { NOT_IN_FORM } from './inForm.ts'
import { LINES_MAX } from './useLines.tsx'
import './texts.ts'

preload('capital-movements', 'form')
preload('capital-movement-lines', 'list')

type Movement = RecordOf<'capital-movements'>

export function CapitalMovementDetails() {
  const translate = useTranslate()
  const { fundId, capitalCallId } = useParameters('fund.capitalMovement.details')
  const pickerFilters = useMemo(
    () => ({ fundBankAccountId: { fundId, investmentId: null, limitedPartnerId: null } }),
    [fundId],
  )
  return (
    <EntityForm
      resource="capital-movements"
      id={capitalCallId}
      within={{ fundId }}
      hides={NOT_IN_FORM}
      pickerFilters={pickerFilters}
      listPath={path('fund.capitalMovements.overview', { fundId })}
      facts={movement => <Facts movement={movement} />}
      figures={movement => <MovementFigures movement={movement} />}
      actionPreview={previewOf}
      disabledReason={useNoticesWait(capitalCallId)}
      frozen={({ status }) =>
        status === 'Open'
          ? null
          : translate(status === 'Published' ? 'capitalMovement.publishedLock' : 'capitalMovement.completedLock')
      }
      tabs={tabsOf(translate)}
      documentsTab
    >
      {movement => movement && <Review movement={movement} />}
    </EntityForm>
  )
}

const of = ({ id }: Movement) => ({ capitalMovementId: id })

function tabsOf(translate: Translate): readonly FormTab<Movement>[] {
  return [
    {
      slug: 'lines',
      title: translate('capitalMovement.tab.lines'),
      first: true,
      count: movement => <RecordCount resource="capital-movement-lines" filter={of(movement)} />,
      content: movement => <LinesTab movement={movement} />,
    },
    {
      slug: 'payments',
      title: translate('capitalMovement.tab.payments'),
      content: movement => <PaymentsTab movement={movement} />,
    },
    { slug: 'notices', title: translate('notice.tab'), content: movement => <NoticesTab movement={movement} /> },
    {
      slug: 'what-if',
      title: translate('capitalMovement.tab.whatIf'),
      content: movement =>
        movement.status === 'Open' ? (
          <WhatIfPanel movement={movement} />
        ) : (
          <p className="what-if">{translate('capitalMovement.whatIfDone')}</p>
        ),
    },
    {
      slug: 'mails',
      title: translate('mail.panel'),
      content: movement => <Mails id={movement.id} />,
    },
  ]
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
  return null
}

/** Whose amounts were changed by hand, before they are generated again. */
function LostChanges({ movement: { id, fundId } }: { movement: Movement }) {
  const translate = useTranslate()
  const { data: lines } = useRecords('capital-movement-lines', {
    filter: { capitalMovementId: id, changedByHand: true },
    limit: LINES_MAX,
  })
  const { data: partners } = useRecords('limited-partners', { filter: { fundId }, limit: LINES_MAX })
  if (!lines || lines.length === 0) return null
  const changed = new Set(lines.map(({ limitedPartnerId }) => limitedPartnerId))
  const names = (partners ?? []).filter(partner => changed.has(partner.id)).map(({ name }) => name)
  return <p>{translate('capitalMovement.lost', { names: names.join(', ') })}</p>
}

function Facts({ movement }: { movement: Movement }) {
  const translate = useTranslate()
  const field = fieldOf(useEntity('capital-movements'), 'status')
  const { currency } = useFundFigures(movement.fundId)
  return (
    <>
      <LifeCycle field={field} value={movement.status} />
      <span className="figures">{translate('capitalMovement.due', { date: formatDate(movement.dueDate) })}</span>
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
  const { data: lines = [] } = useRecords('capital-movement-lines', { filter: of(movement), limit: LINES_MAX })
  const commitments = sum(lines.map(({ commitment }) => commitment ?? '0'))
  const remaining = sum(lines.map(({ remainingAfter }) => remainingAfter ?? '0'))
  const ofCommitments = (amount: Decimal) => {
    const percent = percentOf(amount, commitments)
    return percent === null
      ? undefined
      : translate('capitalMovement.ofCommitments', { percent: formatPercent(percent) })
  }
  const amount = (name: 'investmentFunding' | 'managementFees' | 'totalCall' | 'distribution'): Figure[] => {
    const value = movement[name] ?? '0'
    if (isZero(value)) return []
    const note = name === 'totalCall' || name === 'distribution' ? ofCommitments(value) : undefined
    return [{ label: fieldOf(entity, name).title, value: formatAmount(value, minorUnits), ...(note && { note }) }]
  }
  const expenses = sum([movement.expensesPaidIn ?? '0', movement.expensesOutOfPaidIn ?? '0'])
  const remainingNote = ofCommitments(remaining)
  return (
    <KeyFigures
      figures={[
        ...amount('investmentFunding'),
        ...amount('managementFees'),
        ...(isZero(expenses)
          ? []
          : [{ label: translate('capitalMovement.expenses'), value: formatAmount(expenses, minorUnits) }]),
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

function Review({ movement }: { movement: Movement }) {
  const translate = useTranslate()
  const { signedOffBy, signOffNote, reopenRequestedBy, reopenReason } = movement
  return (
    <>
      {reopenRequestedBy && (
        <div className="message" data-tone="warn" role="status">
          <FlagOutlined />
          <p>{translate('capitalMovement.reopenRequested', { name: reopenRequestedBy, reason: reopenReason ?? '' })}</p>
        </div>
      )}
      {signedOffBy && (
        <div className="message" data-tone="info" role="status">
          <VerifiedOutlined />
          <p>
            {translate('capitalMovement.signedOff', { name: signedOffBy })}
            {signOffNote ? `: ${signOffNote}` : ''}
          </p>
        </div>
      )}
    </>
  )
}
