/**
 * Notifications as interface state. Screens open them; the shell shows the newest three.
 * The state lives outside of React, so that code without a component (requests, the error handler) can open one too.
 */
export const SEVERITY = { info: 1, attention: 2, error: 3 } as const
export type Severity = (typeof SEVERITY)[keyof typeof SEVERITY]

export interface Notification {
  id: number
  visible: boolean
  severity: Severity
  title: string
  line1: string
  /** Stays until a person closes it. Errors never are: what still is wrong belongs into the page. */
  persistent?: boolean
}

interface NotificationInput {
  severity: Severity
  title: string
  line1?: string
  persistent?: boolean
}

/** Kept for the bell; older ones are forgotten. */
const NOTIFICATIONS_MAX = 30
/** Long enough to read two lines; errors take longer to understand. */
export const SHOWN_MS: Record<Severity, number> = { 1: 6_000, 2: 9_000, 3: 12_000 }

let notifications: readonly Notification[] = []
let lastId = 0
const timers = new Map<number, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()

/** Opening makes it visible. The same words that are still visible are not stacked a second time. */
export function openNotification({ severity, title, line1 = '', persistent = false }: NotificationInput): number {
  const same = notifications.find(
    each => each.visible && each.severity === severity && each.title === title && each.line1 === line1,
  )
  const stays = persistent && severity !== SEVERITY.error
  const id = same?.id ?? ++lastId
  const opened: Notification = { id, visible: true, severity, title, line1, ...(stays && { persistent: true }) }
  change([...notifications.filter(each => each.id !== id), opened].slice(-NOTIFICATIONS_MAX))
  if (!stays) closeNotification(id, SHOWN_MS[severity])
  return id
}

/** Closing hides it, after an optional delay. A later call replaces an earlier one that still waits. */
export function closeNotification(id: number, delayMs = 0): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
  if (delayMs > 0)
    timers.set(
      id,
      setTimeout(() => hide(id), delayMs),
    )
  else hide(id)
}

/** What they said no longer holds: all of a severity, or those with this title. */
export function closeNotifications(severity: Severity, title?: string): void {
  for (const each of notifications)
    if (each.visible && each.severity === severity && (title ?? each.title) === each.title) closeNotification(each.id)
}

/** While a person points at a notification or reads it with the keyboard it does not go. */
export function pauseNotification(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
}

export function releaseNotification(id: number): void {
  const shown = notifications.find(each => each.id === id)
  if (shown?.visible && !shown.persistent) closeNotification(id, SHOWN_MS[shown.severity])
}

/** All that are kept, oldest first; the same array until something changes. */
export function currentNotifications(): readonly Notification[] {
  return notifications
}

export function subscribeToNotifications(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** What was said to one person is nobody else's business. */
export function forgetNotifications(): void {
  for (const timer of timers.values()) clearTimeout(timer)
  timers.clear()
  change([])
}

function hide(id: number): void {
  timers.delete(id)
  if (notifications.some(each => each.id === id && each.visible))
    change(notifications.map(each => (each.id === id ? { ...each, visible: false } : each)))
}

function change(next: readonly Notification[]): void {
  notifications = next
  for (const listener of listeners) listener()
}
