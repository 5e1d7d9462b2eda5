/** Instead of what proves an account: whoever pays to it may lose the money. Seldom shown, so loaded by itself. */
import { PlainIcon } from '../web/kit/page/PlainIcon.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import '../texts/portalPages.ts'

export function OutOfUse() {
  const translate = useTranslate()
  return (
    <p className="message" data-tone="bad" role="alert">
      <PlainIcon name="error" />
      <span>
        <b>{translate('portalAccount.outOfUse')}</b> {translate('portalAccount.outOfUseSince')}
      </span>
    </p>
  )
}
