import { useEffect, useSyncExternalStore } from 'react'
import CloseOutlined from '@mui/icons-material/CloseOutlined'
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined'
import InfoOutlined from '@mui/icons-material/InfoOutlined'
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import { createPortal } from 'react-dom'
import IconButton from '@mui/material/IconButton'
import { useNotificationContext, useTranslate } from 'react-admin'
import {
  SEVERITY,
  closeNotification,
  currentNotifications,
  holdNotification,
  openNotification,
  releaseNotification,
  subscribeToNotifications,
} from '../kit/data/notifications.ts'
import type { Notification, Severity } from '../kit/data/notifications.ts'

const SHOWN_MAX = 3
const SEVERITY_OF_TYPE: Record<string, Severity> = {
  error: SEVERITY.error,
  warning: SEVERITY.attention,
  info: SEVERITY.info,
  success: SEVERITY.info,
}

/**
 * Shows the newest three notifications at the top right. Focus is never moved; errors interrupt a screen reader, the
 * others wait.
 */
export function NotificationHost() {
  useFrameNotifications()
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
  const hold = () => holdNotification(notification.id)
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
      <div className="notification-words">
        <b>{notification.title}</b>
        {notification.line1 && <p>{notification.line1}</p>}
      </div>
      <IconButton
        size="small"
        aria-label={translate('shell.closeNotification', { title: notification.title })}
        onClick={() => closeNotification(notification.id)}
      >
        <CloseOutlined fontSize="inherit" />
      </IconButton>
    </div>
  )
}

export function SeverityIcon({ severity }: { severity: Severity }) {
  if (severity === SEVERITY.error) return <ErrorOutlineOutlined aria-hidden sx={{ color: 'var(--bad)' }} />
  if (severity === SEVERITY.attention) return <WarningAmberOutlined aria-hidden sx={{ color: 'var(--warn)' }} />
  return <InfoOutlined aria-hidden sx={{ color: 'var(--accent-text)' }} />
}

/** What react-admin wants to say (saved, failed, …) goes the same way as everything else. */
function useFrameNotifications(): void {
  const { notifications, takeNotification } = useNotificationContext()
  const translate = useTranslate()
  useEffect(() => {
    if (notifications.length === 0) return
    const taken = takeNotification()
    if (!taken || typeof taken.message !== 'string') return
    const severity = SEVERITY_OF_TYPE[taken.type] ?? SEVERITY.info
    const { messageArgs, autoHideDuration } = taken.notificationOptions ?? {}
    const words = translate(taken.message, { _: taken.message, ...messageArgs })
    openNotification(
      severity === SEVERITY.error
        ? { severity, title: translate('general.error'), line1: words }
        : { severity, title: words, persistent: autoHideDuration === null },
    )
  }, [notifications, takeNotification, translate])
}
