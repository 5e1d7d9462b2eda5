import { Suspense, lazy, useMemo } from 'react'
import { Link, useNavigate } from 'react-router'
import { MailList } from '../mails/MailList.tsx'
import { fieldOf, type FieldName } from '../entityTypes.ts'
import { formatDate, formatValue } from '../formats.ts'
import { path } from '../paths.ts'
import { useFundCurrency } from '../currencies/useFundCurrency.tsx'
import type { Translate } from '../texts.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityForm } from '../web/kit/form/EntityForm.tsx'
import { RecordCount, type FormTab } from '../web/kit/form/ownTabs.tsx'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import { preload, useEntity } from '../web/kit/data/metadata.ts'
import { useReferenced, type RecordOf } from '../web/kit/data/records.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useParameters } from '../web/kit/data/useParameters.ts'
import { CommitmentCard } from './CommitmentCard.tsx'
import { LatestEntries } from './LatestEntries.tsx'
import { PaymentCard, PeopleCard, TermsCard } from './PartnerCards.tsx'
import { PartnerFigures } from './PartnerFigures.tsx'
import { PortalAccesses } from './PortalAccesses.tsx'
import './limitedPartners.css'
import './texts.ts'

preload('limited-partners', 'form')
preload('limited-partner-transactions', 'list')

const CapitalAccount = lazy(() =>
  import('../performance/CapitalAccount.tsx').then(module => ({ default: module.CapitalAccount })),
)

type Partner = RecordOf<'limited-partners'>

/** They stand in the strip of figures, where each can be explained. */
const IN_FIGURES: readonly FieldName<'limitedPartner'>[] = [
  'totalCommitment',
  'capitalCalled',
  'capitalCalledPercent',
  'distributed',
  'recallableDistribution',
  'remaining',
  'shares',
]

export function LimitedPartnerDetails() {
  const translate = useTranslate()
  const { fundId, limitedPartnersId: id } = useParameters('fund.limitedPartner.details')
  const pickerFilters = useMemo(() => ({ bankAccountId: { limitedPartnerId: id } }), [id])
  return (
    <EntityForm
      resource="limited-partners"
      id={id}
      within={{ fundId }}
      hides={IN_FIGURES}
      pickerFilters={pickerFilters}
      listPath={path('fund.limitedPartners.overview', { fundId })}
      facts={partner => <Facts partner={partner} />}
      figures={partner => <PartnerFigures partner={partner} />}
      tabs={tabsOf(translate)}
      documentsTab
    />
  )
}

/** "Pension fund · United Kingdom · Partner since 31/03/2022 · Amounts in EUR" */
function Facts({ partner }: { partner: Partner }) {
  const translate = useTranslate()
  const entity = useEntity('limited-partners')
  const country = useReferenced('countries', partner.countryId)
  const { currency } = useFundCurrency(partner.fundId)
  const { tenant } = useSession()
  const kind = partner.investorType
    ? formatValue(fieldOf(entity, 'investorType'), partner.investorType)
    : formatValue(fieldOf(entity, 'legalStatus'), partner.legalStatus)
  return (
    <>
      <span>{[kind, country?.name].filter(Boolean).join(', ')}</span>
      {partner.subscriptionDate && (
        <span>{translate('limitedPartner.since', { date: formatDate(partner.subscriptionDate) })}</span>
      )}
      {currency && <span>{translate('limitedPartner.amounts', { currency })}</span>}
      {tenant && (
        <Link to={path('portal.fund.details', { pTenantId: tenant.shortName, pLpId: partner.id }, { as: partner.id })}>
          {translate('limitedPartner.seePortal')}
        </Link>
      )}
    </>
  )
}

const of = ({ id }: Partner) => ({ limitedPartnerId: id })

function tabsOf(translate: Translate): readonly FormTab<Partner>[] {
  return [
    {
      slug: 'overview',
      title: translate('limitedPartner.tab.overview'),
      first: true,
      content: partner => <Overview partner={partner} />,
    },
    {
      slug: 'ledger',
      title: translate('limitedPartner.tab.ledger'),
      count: partner => <RecordCount resource="limited-partner-transactions" filter={of(partner)} />,
      content: partner => <Ledger partner={partner} />,
    },
    {
      slug: 'accounts',
      title: translate('limitedPartner.tab.accounts'),
      count: partner => <RecordCount resource="bank-accounts" filter={of(partner)} />,
      content: partner => <Accounts partner={partner} />,
    },
    {
      slug: 'access',
      title: translate('limitedPartner.accesses.tab'),
      count: partner => <RecordCount resource="portal-accesses" filter={of(partner)} />,
      content: partner => <PortalAccesses partner={partner} />,
    },
    {
      slug: 'mails',
      title: translate('limitedPartner.tab.mails'),
      count: partner => <RecordCount resource="mails" filter={of(partner)} />,
      content: partner => <Mails partner={partner} />,
    },
  ]
}

function Overview({ partner }: { partner: Partner }) {
  const { currency } = useFundCurrency(partner.fundId)
  return (
    <div className="partner-overview">
      <div>
        <CommitmentCard partner={partner} currency={currency} />
        <Suspense fallback={<div className="account-waiting" />}>
          <CapitalAccount partner={partner} />
        </Suspense>
        <LatestEntries partner={partner} currency={currency} />
      </div>
      <div>
        <PeopleCard partner={partner} />
        <PaymentCard partner={partner} />
        <TermsCard partner={partner} />
      </div>
    </div>
  )
}

function Ledger({ partner }: { partner: Partner }) {
  const translate = useTranslate()
  const own = useMemo(() => of(partner), [partner])
  const { currency } = useFundCurrency(partner.fundId)
  const facts = currency && <span>{translate('limitedPartner.amounts', { currency })}</span>
  return (
    <div className="partner-parts">
      <section>
        <EntityList
          resource="limited-partner-transactions"
          embedded
          title={translate('limitedPartner.transactions')}
          facts={facts}
          parentFilter={own}
          decimals="own"
          emptySentence={translate('limitedPartner.transactionsEmpty')}
        />
      </section>
      <section>
        <EntityList
          resource="limited-partner-commitments"
          embedded
          title={translate('limitedPartner.commitments')}
          facts={facts}
          parentFilter={own}
          decimals="own"
          emptySentence={translate('limitedPartner.commitmentsEmpty')}
        />
      </section>
    </div>
  )
}

function Accounts({ partner }: { partner: Partner }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { id: limitedPartnerId, fundId } = partner
  const own = useMemo(() => of(partner), [partner])
  const account = (id: number) => path('fund.bankAccount.details', { fundId, fundBankAccountId: id })
  return (
    <EntityList
      resource="bank-accounts"
      embedded
      title={translate('limitedPartner.accounts')}
      parentFilter={own}
      rowPath={record => account(record.id)}
      emptySentence={translate('limitedPartner.accountsSentence')}
      addInDialog={{
        parentValues: { fundId, limitedPartnerId },
        sentence: translate('limitedPartner.accountsSentence'),
        onSaved: record => {
          void navigate(account(record.id))
        },
      }}
    />
  )
}

function Mails({ partner }: { partner: Partner }) {
  const translate = useTranslate()
  const own = useMemo(() => of(partner), [partner])
  return <MailList title={translate('mail.panel')} sentence={translate('mail.of')} of={own} />
}
