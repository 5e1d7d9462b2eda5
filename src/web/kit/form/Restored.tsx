import { useTranslate } from '../data/useTranslate.ts'
import './form.css'

/** What was typed before the page was loaded again, or before the sign-in had expired, stands here again. */
export function Restored() {
  return (
    <div className="message" data-tone="info" role="status">
      <p>{useTranslate()('form.restored')}</p>
    </div>
  )
}
