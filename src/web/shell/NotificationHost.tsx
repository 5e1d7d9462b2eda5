import { useEffect, useSyncExternalStore } from 'react'
import CloseOutlined from '@mui/icons-material/CloseOutlined'
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined'
import InfoOutlined from '@mui/icons-material/InfoOutlined'
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import { createPortal } from 'react-dom'
import IconButton from '@mui/material/IconButton'
import { useI18nProvider, useNotificationContext } from 'react-admin'
import { text } from '../../texts.ts'
import {
  SEVERITY,
  closeNotification,
  currentNotifications,
  pauseNotification,
  openNotification,
  releaseNotification,
  subscribeToNotifications,
} from '../kit/data/notifications.ts'
import type { Notification, Severity } from '../kit/data/notifications.ts'
import { useTranslate } from '../kit/data/useTranslate.ts'

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
  // Its messages are keys of its own texts, which the keys of ours do not know.
  const provider = useI18nProvider()
  useEffect(() => {
    if (notifications.length === 0) return
    const taken = takeNotification()
    if (!taken || typeof taken.message !== 'string') return
    const severity = SEVERITY_OF_TYPE[taken.type] ?? SEVERITY.info
    const { autoHideDuration, ...options } = taken.notificationOptions ?? {}
    const messageArgs: unknown = options.messageArgs
    const message = provider.translate(taken.message, {
      _: taken.message,
      ...(typeof messageArgs === 'object' && messageArgs),
    })
    openNotification(
      severity === SEVERITY.error
        ? { severity, title: text('general.error'), line1: message }
        : { severity, title: message, persistent: autoHideDuration === null },
    )
  }, [notifications, takeNotification, provider])
}
