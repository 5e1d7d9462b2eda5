import { useMemo, useState } from 'react'
import Button from '@mui/material/Button'
import { fieldOf } from '../entityTypes.ts'
import { formatAmount, formatDate, formatPercent } from '../formats.ts'
import type { Decimal } from '../entity.ts'
import { isZero } from '../money.ts'
import { path } from '../paths.ts'
import { useFundCurrency } from '../currencies/useFundCurrency.tsx'
import type { Translate } from '../texts.ts'
import { preload, useEntity } from '../web/kit/data/metadata.ts'
import { useCount, type RecordOf } from '../web/kit/data/records.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useMinorUnits } from '../web/kit/data/amountUnits.ts'
import { useParameters } from '../web/kit/data/useParameters.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityForm } from '../web/kit/form/EntityForm.tsx'
import { RecordCount, type FormTab } from '../web/kit/form/ownTabs.tsx'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import { KeyFigures } from '../web/kit/page/KeyFigures.tsx'
import { LifeCycle } from '../web/kit/page/LifeCycle.tsx'
import { ChecksCard, ConsequencesCard, MovementCard, Consequences } from './ClosingCards.tsx'
import { CommitmentsCard } from './CommitmentsCard.tsx'
import { CommitmentsDialog } from './CommitmentsDialog.tsx'
import { EqualisationCard } from './EqualisationCard.tsx'
import { NOT_IN_FORM } from './fieldsOutsideForm.ts'
import { TracePanel, type Traced } from './TracePanel.tsx'
import { useEqualisation } from './useEqualisation.tsx'
import './texts.ts'
import './closings.css'

preload('closings', 'form')
preload('closing-commitments', 'list')

type Closing = RecordOf<'closings'>

export function ClosingDetails() {
  const translate = useTranslate()
  const { fundId, closingId } = useParameters('fund.closing.details')
  const own = useMemo(() => ({ closingId }), [closingId])
  const commitments = useCount('closing-commitments', own)
  return (
    <EntityForm
      resource="closings"
      id={closingId}
      within={{ fundId }}
      hides={NOT_IN_FORM}
      listPath={path('fund.closings.overview', { fundId })}
      facts={closing => <Facts closing={closing} />}
      figures={closing => <Figures closing={closing} />}
      frozen={({ status }) => (status === 'Open' ? null : translate('closing.completedLock'))}
      actionPreview={(_action, closing) => <Preview closing={closing} />}
      disabledReason={() => (commitments === 0 ? { key: 'closing.noCommitments', values: {} } : null)}
      tabs={tabsOf(translate)}
      documentsTab
    />
  )
}

function Facts({ closing }: { closing: Closing }) {
  const translate = useTranslate()
  const field = fieldOf(useEntity('closings'), 'status')
  const { currency } = useFundCurrency(closing.fundId)
  return (
    <>
      <LifeCycle field={field} value={closing.status} />
      <span className="figures">{translate('closing.dated', { date: formatDate(closing.date) })}</span>
      {currency && <span>{translate('closing.amounts', { currency })}</span>}
    </>
  )
}

function Figures({ closing }: { closing: Closing }) {
  const translate = useTranslate()
  const minorUnits = useMinorUnits()
  const { data } = useEqualisation(closing)
  const amount = (value: Decimal | undefined) => (value === undefined ? '–' : formatAmount(value, minorUnits))
  const joined = data?.partners.filter(({ additional }) => !isZero(additional)) ?? []
  const fresh = joined.filter(({ prior }) => isZero(prior)).length
  const before = data?.partners.filter(({ prior }) => !isZero(prior)).length ?? 0
  return (
    <KeyFigures
      figures={[
        {
          label: translate('closing.before'),
          value: amount(data?.totals.prior),
          note: translate('closing.partners', { smart_count: before }),
        },
        {
          label: translate('closing.joined'),
          value: amount(data?.totals.additional),
          note: translate('closing.joinedNote', { fresh, raised: joined.length - fresh }),
        },
        {
          label: translate('closing.after'),
          value: amount(data?.totals.total),
          note: translate('closing.partners', { smart_count: data?.partners.length ?? 0 }),
        },
        {
          label: translate('closing.catchUpAndRefund'),
          value: amount(data?.totals.catchUp),
          note: translate('closing.ofDrawn', { amount: amount(data?.drawn) }),
        },
        {
          label: translate('closing.interest'),
          value: amount(data?.lateInterest),
          note: translate('closing.rate', { rate: formatPercent(data?.interestRate ?? '0') }),
        },
      ]}
    />
  )
}

function tabsOf(translate: Translate): readonly FormTab<Closing>[] {
  return [
    {
      slug: 'overview',
      title: translate('closing.tab.overview'),
      first: true,
      content: closing => <Overview key={closing.id} closing={closing} />,
    },
    {
      slug: 'commitments',
      title: translate('closing.commitments'),
      count: ({ id }) => <RecordCount resource="closing-commitments" filter={{ closingId: id }} />,
      content: closing => <Commitments closing={closing} />,
    },
  ]
}

/** A new closing opens with the sheet of its commitments: that is what it is made of. */
function Overview({ closing }: { closing: Closing }) {
  const translate = useTranslate()
  const { allows } = useSession()
  const { data, error } = useEqualisation(closing)
  const editable = closing.status === 'Open' && allows('edit')
  const [typing, setTyping] = useState(editable && isZero(closing.additionalCommitment ?? '0'))
  const [traced, setTraced] = useState<Traced | null>(null)
  return (
    <div className="closing-overview">
      <div className="closing-columns">
        <div>
          <CommitmentsCard
            fundId={closing.fundId}
            answer={data}
            error={error}
            change={
              editable && (
                <Button variant="text" size="small" onClick={() => setTyping(true)}>
                  {translate('closing.change')}
                </Button>
              )
            }
          />
          <EqualisationCard answer={data} isOpen={closing.status === 'Open'} traced={traced} onTrace={setTraced} />
        </div>
        <div>
          {data?.movement && <MovementCard fundId={closing.fundId} movement={data.movement} />}
          {data && data.checks.length > 0 && <ChecksCard checks={data.checks} />}
          {data && closing.status === 'Open' && <ConsequencesCard closing={closing} answer={data} />}
        </div>
      </div>
      {typing && <CommitmentsDialog closing={closing} onClose={() => setTyping(false)} />}
      {traced && <TracePanel closing={closing} traced={traced} onClose={() => setTraced(null)} />}
    </div>
  )
}

function Preview({ closing }: { closing: Closing }) {
  const { data } = useEqualisation(closing)
  return data ? <Consequences closing={closing} answer={data} /> : null
}

/** One by one: for commitments of other days than the closing's. */
function Commitments({ closing }: { closing: Closing }) {
  const translate = useTranslate()
  const { allows } = useSession()
  const { id: closingId, fundId, date, status } = closing
  const own = useMemo(() => ({ closingId }), [closingId])
  const pickerFilters = useMemo(() => ({ limitedPartnerId: { fundId } }), [fundId])
  const editable = status === 'Open' && allows('edit')
  const settings = {
    parentValues: own,
    proposals: { date },
    pickerFilters,
    sentence: translate('closing.commitmentSentence', { date: formatDate(date) }),
  }
  return (
    <EntityList
      resource="closing-commitments"
      embedded
      title={translate('closing.commitments')}
      parentFilter={own}
      decimals="own"
      emptySentence={translate('closing.noCommitments')}
      {...(editable && { addInDialog: settings, editInDialog: settings })}
    />
  )
}
