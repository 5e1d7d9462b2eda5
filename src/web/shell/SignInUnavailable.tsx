import { useTranslate } from '../kit/data/useTranslate.ts'
import { PlainButton } from '../kit/page/PlainButton.tsx'
import { ErrorView } from './ErrorView.tsx'

/** Nobody knows yet whether somebody is signed in: the server has not told how. */
export function SignInUnavailable() {
  const translate = useTranslate()
  return (
    <main className="content">
      <ErrorView
        title={translate('error.signInUnavailable.title')}
        sentence={translate('error.signInUnavailable.sentence')}
        withHome={false}
      >
        <PlainButton look="primary" onClick={() => location.reload()}>
          {translate('action.retry')}
        </PlainButton>
      </ErrorView>
    </main>
  )
}
