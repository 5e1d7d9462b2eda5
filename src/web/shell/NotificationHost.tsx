import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import {
  SEVERITY,
  closeNotification,
  currentNotifications,
  pauseNotification,
  releaseNotification,
  subscribeToNotifications,
} from '../kit/data/notifications.ts'
import type { Notification, Severity } from '../kit/data/notifications.ts'
import { useTranslate } from '../kit/data/useTranslate.ts'
import { PlainIcon } from '../kit/page/PlainIcon.tsx'

const SHOWN_MAX = 3

/**
 * Shows the newest three notifications at the top right. Focus is never moved; errors interrupt a screen reader, the
 * others wait.
 */
export function NotificationHost() {
  const translate = useTranslate()
  const shown = useSyncExternalStore(subscribeToNotifications, currentNotifications)
    .filter(each => each.visible)
    .slice(-SHOWN_MAX)
  const errors = shown.filter(each => each.severity === SEVERITY.error)
  const others = shown.filter(each => each.severity !== SEVERITY.error)
  return createPortal(
    <section className="notifications" aria-label={translate('shell.notifications')}>
      <div role="alert">
        {errors.map(each => (
          <Toast key={each.id} notification={each} />
        ))}
      </div>
      <div role="status">
        {others.map(each => (
          <Toast key={each.id} notification={each} />
        ))}
      </div>
    </section>,
    place(),
  )
}

let layer: HTMLElement | undefined

/**
 * Beside the application: an open dialogue hides everything else in the document from screen readers, and this must
 * still be heard.
 */
function place(): HTMLElement {
  if (layer) return layer
  const made = (layer = document.body.appendChild(document.createElement('div')))
  new MutationObserver(() => made.removeAttribute('aria-hidden')).observe(made, { attributeFilter: ['aria-hidden'] })
  return made
}

function Toast({ notification }: { notification: Notification }) {
  const translate = useTranslate()
  const hold = () => pauseNotification(notification.id)
  const release = () => releaseNotification(notification.id)
  return (
    <div
      className="notification"
      data-severity={notification.severity}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <SeverityIcon severity={notification.severity} />
      <div className="notification-text">
        <b>{notification.title}</b>
        {notification.line1 && <p>{notification.line1}</p>}
      </div>
      <button
        type="button"
        className="plain-icon-button"
        aria-label={translate('shell.closeNotification', { title: notification.title })}
        onClick={() => closeNotification(notification.id)}
      >
        <PlainIcon name="close" />
      </button>
    </div>
  )
}

export function SeverityIcon({ severity }: { severity: Severity }) {
  const name = severity === SEVERITY.error ? 'error' : severity === SEVERITY.attention ? 'attention' : 'info'
  return (
    <span className="severity" data-of={name}>
      <PlainIcon name={name} />
    </span>
  )
}
