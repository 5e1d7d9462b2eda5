/**
 * The form of a transfer, new or stored: the fields of the schema, with the table of buyers in the place of its lines,
 * and what moves once it is completed.
 */
import { useEffect, useMemo, useState } from 'react'
import { fieldOf } from '../entityTypes.ts'
import type { Rules } from '../entityTypes.ts'
import { formatAmount, formatDate } from '../formats.ts'
import { path } from '../paths.ts'
import { useFundCurrency } from '../currencies/useFundCurrency.tsx'
import type { RecordActionOf } from '../web/kit/data/api.ts'
import { preload, useEntity } from '../web/kit/data/metadata.ts'
import { useReferenced, type RecordOf } from '../web/kit/data/records.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useParameters } from '../web/kit/data/useParameters.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityForm } from '../web/kit/form/EntityForm.tsx'
import { LifeCycle } from '../web/kit/page/LifeCycle.tsx'
import { Moves } from './Moves.tsx'
import type { PartnerBefore } from './reads.ts'
import { blockerFindings, commitmentFindings } from './rules.ts'
import { InitialCommitment, ResultCommitment } from './SellerAmounts.tsx'
import './texts.ts'
import { TransferBuyers } from './TransferBuyers.tsx'
import { useTransferBefore } from './useTransferBefore.tsx'
import type { Decimal } from '../entity.ts'

preload('transfers', 'form')
preload('limited-partners', 'list')

type Transfer = RecordOf<'transfers'>

const WIDGETS = {
  transferBuyers: TransferBuyers,
  initialCommitment: InitialCommitment,
  resultCommitment: ResultCommitment,
}

export function TransferForm({ id }: { id?: number }) {
  const translate = useTranslate()
  const { today } = useSession()
  const { fundId } = useParameters('fund.transfers.overview')
  const { currency } = useFundCurrency(fundId)
  const parents = useMemo(() => ({ fundId }), [fundId])
  const proposals = useMemo(() => ({ date: today }), [today])
  const [known, setKnown] = useState<Known | null>(null)
  const pageRules = useStandingRules(known)
  const shared = {
    resource: 'transfers' as const,
    widgets: WIDGETS,
    pageRules,
    thenAsks: 'complete' as const,
    listPath: path('fund.transfers.overview', { fundId }),
  }
  const below = (transfer: Transfer | undefined) => (
    <>
      <KnowsBefore onKnown={setKnown} />
      <Moves isDone={transfer?.status === 'Completed'} />
    </>
  )
  return id === undefined ? (
    <EntityForm
      {...shared}
      parentValues={parents}
      proposals={proposals}
      newFacts={currency ? translate('transfer.amounts', { currency }) : '\u00a0'}
      savedPath={transfer => path('fund.transfer.details', { fundId, transferId: transfer.id })}
    >
      {below}
    </EntityForm>
  ) : (
    <EntityForm
      {...shared}
      id={id}
      within={parents}
      title={transfer => <Title transfer={transfer} />}
      facts={transfer => <Facts transfer={transfer} />}
      frozen={({ status }) => (status === 'Completed' ? translate('transfer.completedLock') : null)}
      actionPreview={previewOf}
    >
      {below}
    </EntityForm>
  )
}

/** What the page has asked for the seller and the day that stand in the form. */
interface Known {
  seller: PartnerBefore
  blocker: PartnerBefore['blocker']
}

/** The same as on the server, for what was asked; what is completed is past it. */
function useStandingRules(known: Known | null): Rules<'transfer'> {
  return useMemo(
    () => transfer =>
      known && transfer.status !== 'Completed' && isAbout(known.seller, transfer)
        ? [...commitmentFindings(transfer, known.seller.commitment), ...blockerFindings(known.blocker)]
        : [],
    [known],
  )
}

function isAbout(seller: PartnerBefore, { sellerId, date }: Parameters<Rules<'transfer'>>[0]): boolean {
  return seller.limitedPartnerId === sellerId && seller.date === date
}

/** Inside the form, whose rules stand around it. */
function KnowsBefore({ onKnown }: { onKnown: (known: Known | null) => void }) {
  const { seller, buyers } = useTransferBefore()
  const [one, two, three] = buyers
  useEffect(() => {
    const blocker = [seller, one, two, three].flatMap(partner => partner?.blocker ?? [])[0] ?? null
    onKnown(seller ? { seller, blocker } : null)
  }, [seller, one, two, three, onKnown])
  return null
}

function Title({ transfer }: { transfer: Transfer }) {
  const name = useReferenced('limited-partners', transfer.sellerId)?.name
  const translate = useTranslate()
  return name === undefined ? '\u00a0' : translate('transfer.title', { name })
}

function Facts({ transfer }: { transfer: Transfer }) {
  const translate = useTranslate()
  const field = fieldOf(useEntity('transfers'), 'status')
  const { currency } = useFundCurrency(transfer.fundId)
  return (
    <>
      <LifeCycle field={field} value={transfer.status} />
      <span className="figures">{translate('transfer.dated', { date: formatDate(transfer.date) })}</span>
      {currency && <span>{translate('transfer.amounts', { currency })}</span>}
    </>
  )
}

function previewOf(_action: RecordActionOf<'transfers'>, transfer: Transfer) {
  return <GiveAndTake transfer={transfer} />
}

/** Who gives what on which day, and to how many. */
function GiveAndTake({ transfer }: { transfer: Transfer }) {
  const translate = useTranslate()
  const { currency, minorUnits } = useFundCurrency(transfer.fundId)
  const seller = useReferenced('limited-partners', transfer.sellerId)?.name ?? ''
  const money = (amount: Decimal) => `${currency}\u00a0${formatAmount(amount, minorUnits)}`
  const { buyers, date, initialCommitment, transferCommitment } = transfer
  return (
    <p>
      {translate('transfer.giveAndTake', {
        seller,
        amount: money(transferCommitment),
        initial: money(initialCommitment ?? transferCommitment),
        date: formatDate(date),
        buyers: buyers?.length ?? 0,
      })}
    </p>
  )
}
