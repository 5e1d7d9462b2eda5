import { useTranslate } from '../kit/data/useTranslate.ts'
import { PlainButton } from '../kit/page/PlainButton.tsx'
import { ConfigurationRefused } from '../sign-in/configuration.ts'
import { ErrorView } from './ErrorView.tsx'

/** Nobody knows yet whether somebody is signed in: the server has not told how, or has told why not. */
export function SignInUnavailable({ trouble }: { trouble: unknown }) {
  const translate = useTranslate()
  return (
    <main className="content">
      <ErrorView
        title={translate('error.signInUnavailable.title')}
        sentence={
          trouble instanceof ConfigurationRefused ? trouble.message : translate('error.signInUnavailable.sentence')
        }
        withHome={false}
      >
        <PlainButton look="primary" onClick={() => location.reload()}>
          {translate('action.retry')}
        </PlainButton>
      </ErrorView>
    </main>
  )
}
