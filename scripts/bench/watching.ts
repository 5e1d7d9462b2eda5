/** What runs inside a measured page, as text, because these words are for a browser and everything here is for Node. */

export interface Sought {
  /** Which elements to look at. */
  selector: string
  /** What one of them says or holds when the page stands. */
  words: string
}

export interface Watched {
  visible: number | null
  shift: number
}

const STANDS = `sought => [...document.querySelectorAll(sought.selector)].some(element => String(element instanceof HTMLInputElement ? element.value : element.textContent).includes(sought.words))`

/**
 * To be there before anything of the page itself: notes when the sought words are painted, and how far anything moved
 * that stood already.
 */
export function watchScript(sought: Sought, given: unknown): string {
  return `{
    const sought = ${JSON.stringify(sought)}, stands = ${STANDS}
    window.given = ${JSON.stringify(given)}
    window.watched = { visible: null, shift: 0 }
    new PerformanceObserver(entries => {
      for (const entry of entries.getEntries()) if (!entry.hadRecentInput) window.watched.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    // The frame that is being prepared shows it: the one after it comes when it is painted.
    const look = () => requestAnimationFrame(stands(sought) ? () => { window.watched.visible = performance.now() } : look)
    requestAnimationFrame(look)
  }`
}

export const WATCHED = 'window.watched'

/** Follows a link and answers with the milliseconds until the page behind it is painted. */
export function followScript(address: string, sought: Sought): string {
  return `new Promise(resolve => {
    const address = ${JSON.stringify(address)}, sought = ${JSON.stringify(sought)}, stands = ${STANDS}
    const startedAt = performance.now()
    const look = () => requestAnimationFrame(location.pathname === address && stands(sought) ? () => resolve(performance.now() - startedAt) : look)
    document.querySelector('a[href="' + address + '"]').click()
    look()
  })`
}
