import { useEffect } from 'react'
import { useI18nProvider, useNotificationContext } from 'react-admin'
import { text } from '../../texts.ts'
import { SEVERITY, openNotification } from '../kit/data/notifications.ts'
import type { Severity } from '../kit/data/notifications.ts'

const SEVERITY_OF_TYPE: Record<string, Severity> = {
  error: SEVERITY.error,
  warning: SEVERITY.attention,
  info: SEVERITY.info,
  success: SEVERITY.info,
}

/** What react-admin wants to say (saved, failed, …) goes the same way as everything else. */
export function FrameNotifications() {
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
  return null
}
