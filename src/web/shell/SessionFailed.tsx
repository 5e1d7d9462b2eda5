import { useTranslate } from '../kit/data/useTranslate.ts'
import { PlainButton } from '../kit/page/PlainButton.tsx'
import { signInAgain, signOut } from '../sign-in/person.ts'
import { ErrorView } from './ErrorView.tsx'

/** Who is signed in could not be found out: tried again, or as somebody else. */
export function SessionFailed({ error, retry }: { error: Error; retry: () => void }) {
  const translate = useTranslate()
  return (
    <main className="content">
      <ErrorView title={translate('error.sessionFailed')} sentence={error.message}>
        <PlainButton onClick={retry}>{translate('action.retry')}</PlainButton>
        <PlainButton
          onClick={() => {
            void signInAgain()
          }}
        >
          {translate('action.signInAgain')}
        </PlainButton>
        <PlainButton
          look="quiet"
          onClick={() => {
            void signOut()
          }}
        >
          {translate('action.signOut')}
        </PlainButton>
      </ErrorView>
    </main>
  )
}
