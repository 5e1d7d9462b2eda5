/** Prints the open page: first everything of it is there, then the browser's own dialogue opens. */
import { useEffect } from 'react'
import { queryClient } from '../data/queryClient.ts'
import { whileBlocked } from '../kit/data/blocked.ts'
import { setPrinting } from '../kit/data/printing.ts'

const LOOK_MS = 50
/** The page has nothing left to do when it was found so that often. */
const LOOKS = 4
/** What takes longer is printed as it stands. */
const WAIT_MS = 20_000

export function printPage(): void {
  void whileBlocked(async () => {
    setPrinting(true)
    await everythingThere()
  }).then(() => window.print())
}

async function everythingThere(): Promise<void> {
  for (let waited = 0, still = 0; still < LOOKS && waited < WAIT_MS; waited += LOOK_MS) {
    await new Promise(done => setTimeout(done, LOOK_MS))
    const busy = queryClient.isFetching() > 0 || document.querySelector('main [aria-busy="true"]') !== null
    still = busy ? 0 : still + 1
  }
}

/** Paper is white, whatever the screen is; the screen is as it was when the dialogue closes. */
export function usePrintedInLight(): void {
  useEffect(() => {
    const root = document.documentElement
    let scheme: string | null = null
    const before = () => {
      scheme ??= root.getAttribute('data-theme')
      root.setAttribute('data-theme', 'light')
    }
    const after = () => {
      if (scheme !== null) root.setAttribute('data-theme', scheme)
      scheme = null
      setPrinting(false)
    }
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  }, [])
}
