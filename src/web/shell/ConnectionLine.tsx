import { useIsOffline } from 'react-admin'
import { useTranslate } from '../kit/data/useTranslate.ts'

/** A lost connection is said where it is, without a dialogue: what was typed stays. */
export function ConnectionLine() {
  const translate = useTranslate()
  const offline = useIsOffline()
  return <div role="status">{offline && <p className="connection-line">{translate('shell.offline')}</p>}</div>
}
