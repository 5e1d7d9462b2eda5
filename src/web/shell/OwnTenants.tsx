/** Where a person has accounts and invitations: chosen before anything else can be shown, or to leave for another. */
import { useQuery } from '@tanstack/react-query'
import type { OwnAccount } from '../../api/session.ts'
import '../../tenants/texts.ts'
import { answerOf } from '../data/answerOf.ts'
import { http } from '../data/http.ts'
import { notifyFailure } from '../kit/data/failures.ts'
import { useOptionalSession } from '../kit/data/session.tsx'
import { useTranslate } from '../kit/data/useTranslate.ts'
import { PlainIcon } from '../kit/page/PlainIcon.tsx'
import { currentPath } from '../sign-in/navigation.ts'
import { actAs, loadAnew } from '../sign-in/actingAs.ts'
import { ErrorView } from './ErrorView.tsx'

/** The page that was asked for is opened as the chosen account. */
export function ChooseAccount() {
  const translate = useTranslate()
  return (
    <main className="content">
      <ErrorView
        title={translate('tenant.own.chooseTitle')}
        sentence={translate('tenant.own.chooseSentence')}
        withHome={false}
      >
        <OwnAccounts next={currentPath} />
      </ErrorView>
    </main>
  )
}

/** `next` is the page that is opened as the chosen account. */
export function OwnAccounts({ next }: { next: () => string }) {
  const translate = useTranslate()
  const here = useOptionalSession()?.account.id
  const { data: accounts, error } = useQuery({
    queryKey: ['own-accounts'],
    queryFn: () => answerOf<readonly OwnAccount[]>('/api/me/accounts'),
    retry: false,
  })
  if (error) return <p role="alert">{error.message}</p>
  if (accounts?.length === 0) return <p>{translate('tenant.own.none')}</p>
  return (
    <ul className="own-accounts" aria-busy={accounts === undefined}>
      {accounts?.map(account => (
        <li key={account.id}>
          <button
            type="button"
            autoFocus={account === accounts[0]}
            aria-current={account.id === here || undefined}
            onClick={() => {
              open(account, next()).catch(notifyFailure)
            }}
          >
            <span>
              {account.tenant.name}
              <small>
                {translate(
                  account.invited ? 'tenant.own.invited' : account.id === here ? 'tenant.own.here' : 'tenant.own.other',
                )}
              </small>
            </span>
            {account.id === here && <PlainIcon name="check" />}
          </button>
        </li>
      ))}
    </ul>
  )
}

async function open({ id, tenant, invited }: OwnAccount, next: string): Promise<void> {
  if (invited) await http(`/api/me/accounts/${id}/accept`, { method: 'POST' })
  actAs({ id, tenant: tenant.shortName })
  loadAnew(next)
}
