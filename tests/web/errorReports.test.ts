import { describe, expect, test, vi } from 'vitest'
import { listenToWindowErrors, onErrorReport, reportError } from '../../src/web/monitoring/errorReports.ts'

describe('the central error handler', () => {
  test('R399 hears of an error once, however many tell of it', () => {
    const listener = vi.fn()
    const stop = onErrorReport(listener)
    const error = new Error('A page failed')
    reportError(error, 'render')
    reportError(error, 'event')
    expect(listener.mock.calls).toEqual([[error, 'render']])
    stop()
    reportError(new Error('Another'), 'render')
    expect(listener).toHaveBeenCalledTimes(1)
  })

  test('R399 hears of errors in events and of promises that nobody waits for', () => {
    const target = new EventTarget()
    const heard: string[] = []
    const stop = onErrorReport((error, origin) => heard.push(`${origin}: ${error.message}`))
    heard.length = 0
    listenToWindowErrors(target as Window)
    target.dispatchEvent(Object.assign(new Event('error'), { error: new Error('clicked') }))
    target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'refused' }))
    // A picture that does not load raises an error event without an error.
    target.dispatchEvent(new Event('error'))
    stop()
    expect(heard).toEqual(['event: clicked', 'promise: refused'])
  })

  test('tells whoever listens first what happened before, once', () => {
    reportError(new Error('too early'), 'load')
    const heard: string[] = []
    const listen = () => onErrorReport((error, origin) => heard.push(`${origin}: ${error.message}`))
    listen()()
    listen()()
    expect(heard.filter(each => each.includes('too early'))).toEqual(['load: too early'])
  })
})
