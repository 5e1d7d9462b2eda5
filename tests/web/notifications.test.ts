import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  SEVERITY,
  SHOWN_MS,
  closeNotification,
  closeNotifications,
  currentNotifications,
  forgetNotifications,
  pauseNotification,
  openNotification,
  releaseNotification,
  subscribeToNotifications,
} from '../../src/web/kit/data/notifications.ts'
import type { Notification } from '../../src/web/kit/data/notifications.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  forgetNotifications()
  vi.useRealTimers()
})

function stateOf(id: number): Notification {
  return currentNotifications().find(each => each.id === id)!
}

describe('a notification', () => {
  test('R235 is a state of visible, severity, title, line1 and an optional persistent flag', () => {
    const error = openNotification({ severity: SEVERITY.error, title: 'Error', line1: 'The investment was not saved.' })
    const info = openNotification({ severity: SEVERITY.info, title: 'Saved', persistent: true })
    const attention = openNotification({ severity: SEVERITY.attention, title: 'Look again' })
    expect(stateOf(error)).toEqual({
      id: error,
      visible: true,
      severity: 3,
      title: 'Error',
      line1: 'The investment was not saved.',
    })
    expect(stateOf(info)).toEqual({ id: info, visible: true, severity: 1, title: 'Saved', line1: '', persistent: true })
    expect(stateOf(attention)).toEqual({ id: attention, visible: true, severity: 2, title: 'Look again', line1: '' })
  })

  test('goes with all of its severity, or with those of its title, once what it said no longer holds', () => {
    const [error, attention, other] = [
      openNotification({ severity: SEVERITY.error, title: 'Error' }),
      openNotification({ severity: SEVERITY.attention, title: 'Changed in the meantime' }),
      openNotification({ severity: SEVERITY.attention, title: 'Saved with a warning' }),
    ]
    const visible = () => [error, attention, other].map(id => stateOf(id).visible)
    closeNotifications(SEVERITY.attention, 'Changed in the meantime')
    expect(visible()).toEqual([true, false, true])
    closeNotifications(SEVERITY.error)
    expect(visible()).toEqual([false, false, true])
  })

  test('R282 is visible once it is opened, and listeners hear of it', () => {
    const heard = vi.fn()
    const stop = subscribeToNotifications(heard)
    const id = openNotification({ severity: SEVERITY.info, title: 'Saved' })
    expect(stateOf(id).visible).toBe(true)
    expect(heard).toHaveBeenCalledTimes(1)
    stop()
    closeNotification(id)
    expect(heard).toHaveBeenCalledTimes(1)
  })

  test('R283 is hidden at once when it is closed without a delay', () => {
    const id = openNotification({ severity: SEVERITY.info, title: 'Saved' })
    closeNotification(id)
    expect(stateOf(id).visible).toBe(false)
  })

  test('R283 is hidden after the delay when it is closed with one, and not before', () => {
    const id = openNotification({ severity: SEVERITY.info, title: 'Saved', persistent: true })
    closeNotification(id, 500)
    vi.advanceTimersByTime(499)
    expect(stateOf(id).visible).toBe(true)
    vi.advanceTimersByTime(1)
    expect(stateOf(id).visible).toBe(false)
  })

  test('R406 R407 has severity 3 for errors, 1 for information and 2 for attention while it is shown', () => {
    expect(SEVERITY).toEqual({ info: 1, attention: 2, error: 3 })
    for (const [kind, severity] of Object.entries(SEVERITY)) {
      const shown = stateOf(openNotification({ severity, title: kind }))
      expect([kind, shown.visible, shown.severity]).toEqual([kind, true, { info: 1, attention: 2, error: 3 }[kind]])
    }
  })

  test.each([SEVERITY.info, SEVERITY.attention] as const)(
    'R408 of severity %i stays when it is persistent, and goes by itself when it is not',
    severity => {
      const staying = openNotification({ severity, title: 'Stays', persistent: true })
      const going = openNotification({ severity, title: 'Goes' })
      vi.advanceTimersByTime(SHOWN_MS[severity])
      expect(stateOf(going).visible).toBe(false)
      vi.advanceTimersByTime(24 * 3_600_000)
      expect(stateOf(staying).visible).toBe(true)
    },
  )

  test('R408 that is an error is never persistent', () => {
    const id = openNotification({ severity: SEVERITY.error, title: 'Error', persistent: true })
    expect(stateOf(id).persistent).toBeUndefined()
    vi.advanceTimersByTime(SHOWN_MS[SEVERITY.error])
    expect(stateOf(id).visible).toBe(false)
  })

  test('waits while a person points at it, and goes some time after', () => {
    const id = openNotification({ severity: SEVERITY.info, title: 'Saved' })
    pauseNotification(id)
    vi.advanceTimersByTime(60_000)
    expect(stateOf(id).visible).toBe(true)
    releaseNotification(id)
    vi.advanceTimersByTime(SHOWN_MS[SEVERITY.info])
    expect(stateOf(id).visible).toBe(false)
  })

  test('with the same words as one that is still shown takes its place', () => {
    const first = openNotification({ severity: SEVERITY.error, title: 'Error', line1: 'Not connected' })
    const second = openNotification({ severity: SEVERITY.error, title: 'Error', line1: 'Not connected' })
    expect(second).toBe(first)
    closeNotification(first)
    expect(openNotification({ severity: SEVERITY.error, title: 'Error', line1: 'Not connected' })).not.toBe(first)
  })

  test('is kept for reading again, the oldest are forgotten', () => {
    for (let number = 0; number < 40; number += 1)
      closeNotification(openNotification({ severity: SEVERITY.info, title: `Number ${number}` }))
    const titles = currentNotifications().map(each => each.title)
    expect(titles).toHaveLength(30)
    expect(titles.at(-1)).toBe('Number 39')
  })
})
