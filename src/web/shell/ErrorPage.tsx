import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { knownRoles, rolesCombine, type Role } from '../../access.ts'
import { useOptionalSession } from '../kit/data/session.tsx'
import '../../texts/errorPage.ts'
import { useTranslate } from '../kit/data/useTranslate.ts'
import { PlainButton } from '../kit/page/PlainButton.tsx'
import { PlainIcon } from '../kit/page/PlainIcon.tsx'
import { signInAgain, signOut } from '../sign-in/person.ts'
import { signIn } from '../sign-in/signIn.ts'
import { openCommandPalette } from './dialogs.ts'
import { ErrorView } from './ErrorView.tsx'

const KNOWN_CODES = ['403', '404'] as const

/** /error?code=…&text=…: shows both as plain text. A call without one of them is told which is missing. */
export function ErrorPage() {
  const translate = useTranslate()
  const [query] = useSearchParams()
  const missing = ['code', 'text'].find(parameter => !query.get(parameter))
  const code = query.get('code') ?? ''
  const title = query.get('text') ?? ''
  const excluded = useExcludedRoles()
  const nobody = useSyncExternalStore(signIn.subscribe, signIn.isNobody)
  const sentence =
    code === '403' && nobody
      ? translate('errorPage.notSignedIn')
      : code === '403' && excluded.length > 0
        ? translate('errorPage.rolesExclude', {
            roles: excluded.map(role => translate(`shell.role.${role}`)).join(', '),
          })
        : translate(`errorPage.${KNOWN_CODES.find(known => known === code) ?? 'other'}`)
  if (missing)
    return (
      <ErrorView
        title={translate('error.title')}
        sentence={translate('problem.query-parameter-required.detail', { parameter: missing })}
      />
    )
  return (
    <ErrorView code={code} title={title} sentence={sentence} withHome={excluded.length === 0}>
      {code === '403' ? <SignInWays nobody={nobody} /> : <SearchWay />}
    </ErrorView>
  )
}

/** Roles of the signed-in account that do not go together: then no page opens, whichever it asks for. */
function useExcludedRoles(): readonly Role[] {
  const account = useSyncExternalStore(signIn.subscribe, () => signIn.account()?.homeAccountId)
  const roles = account === undefined ? undefined : knownRoles(signIn.account()?.roles)
  return roles && !rolesCombine(roles) ? roles : []
}

/** Another account may be allowed what this one is not. */
function SignInWays({ nobody }: { nobody: boolean }) {
  const translate = useTranslate()
  return (
    <>
      <PlainButton
        onClick={() => {
          void signInAgain()
        }}
      >
        {translate('action.signInAgain')}
      </PlainButton>
      {!nobody && (
        <PlainButton
          look="quiet"
          onClick={() => {
            void signOut()
          }}
        >
          {translate('action.signOut')}
        </PlainButton>
      )}
    </>
  )
}

function SearchWay() {
  const translate = useTranslate()
  const session = useOptionalSession()
  if (!session?.allows('read')) return null
  return (
    <PlainButton onClick={openCommandPalette}>
      <PlainIcon name="search" />
      {translate('action.search')}
      <kbd className="key" aria-hidden style={{ marginLeft: 8 }}>
        {translate('key.search')}
      </kbd>
    </PlainButton>
  )
}
