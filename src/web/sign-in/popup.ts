/**
 * How long a window counts as still open after it looks closed and this page is in front again: its answer may be on
 * the way.
 */
const GRACE_MS = 1_000
const LOOK_EVERY_MS = 250

interface WatchedWindow {
  /** Opens windows like this page and remembers which. */
  opener: Window
  /** Ends when the person has closed the window. */
  closed: Promise<void>
  stop(): void
}

/**
 * The library waits for an answer and does not notice that the window is gone. A window looks closed too while a page
 * of the identity provider cuts it off from us, so it counts only once this page has been in front for a moment.
 */
export function watchWindow(page: Window): WatchedWindow {
  let opened: Window | null = null
  let timer = 0
  const opener = openingWith(page, (...parts) => (opened = page.open(...parts)))
  const closed = new Promise<void>(done => {
    let since: number | undefined
    timer = page.setInterval(() => {
      const gone = opened?.closed === true && page.document.hasFocus()
      since = gone ? (since ?? performance.now()) : undefined
      if (since !== undefined && performance.now() - since >= GRACE_MS) done()
    }, LOOK_EVERY_MS)
  })
  return {
    opener,
    closed,
    stop: () => {
      page.clearInterval(timer)
    },
  }
}

/** A page that opens no window. */
export function opensNothing(page: Window): Window {
  return openingWith(page, () => null)
}

function openingWith(page: Window, open: Window['open']): Window {
  return new Proxy(page, {
    get(target, name) {
      if (name === 'open') return open
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      const bound: unknown = value.bind(target)
      return bound
    },
  })
}
