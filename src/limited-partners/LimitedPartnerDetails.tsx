import { Suspense, lazy, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { MailList } from '../mails/MailList.tsx'
import type { FieldName } from '../entityTypes.ts'
import { path } from '../paths.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityForm } from '../web/kit/form/EntityForm.tsx'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import { preload } from '../web/kit/data/metadata.ts'
import type { RecordOf } from '../web/kit/data/records.ts'
import { useParameters } from '../web/kit/data/useParameters.ts'
import { PartnerFigures } from './PartnerFigures.tsx'
import './limitedPartners.css'

preload('limited-partners', 'form')

const CapitalAccount = lazy(() =>
  import('../performance/CapitalAccount.tsx').then(module => ({ default: module.CapitalAccount })),
)

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
      figures={partner => (
        <>
          <PartnerFigures partner={partner} />
          <Suspense fallback={<div className="account-waiting" />}>
            <CapitalAccount partner={partner} />
          </Suspense>
        </>
      )}
    >
      {partner => partner && <Below partner={partner} />}
    </EntityForm>
  )
}

/** The ledger of the partner, its bank accounts and its mails. */
function Below({ partner: { id: limitedPartnerId, fundId } }: { partner: RecordOf<'limited-partners'> }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const own = useMemo(() => ({ limitedPartnerId }), [limitedPartnerId])
  const account = (id: number) => path('fund.bankAccount.details', { fundId, fundBankAccountId: id })
  return (
    <div className="partner-parts">
      <section>
        <EntityList
          resource="limited-partner-commitments"
          embedded
          title={translate('limitedPartner.commitments')}
          parentFilter={own}
          decimals={2}
          emptySentence={translate('limitedPartner.commitmentsEmpty')}
        />
      </section>
      <section>
        <EntityList
          resource="limited-partner-transactions"
          embedded
          title={translate('limitedPartner.transactions')}
          parentFilter={own}
          decimals={2}
          emptySentence={translate('limitedPartner.transactionsEmpty')}
        />
      </section>
      <section>
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
      </section>
      <MailList title={translate('mail.panel')} sentence={translate('mail.of')} of={own} />
    </div>
  )
}
