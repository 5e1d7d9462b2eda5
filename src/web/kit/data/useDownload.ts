import { useState } from 'react'
import { notifyFailure } from './failures.ts'
import { saveDownload } from './calls.ts'
import type { Download } from './calls.ts'

/** Fetches a file and hands it to the browser's own saving. */
export function useDownload(): { working: boolean; download: (file: () => Promise<Download>) => Promise<void> } {
  const [working, setWorking] = useState(false)
  const download = async (file: () => Promise<Download>) => {
    setWorking(true)
    try {
      saveDownload(await file())
    } catch (error) {
      notifyFailure(error)
    } finally {
      setWorking(false)
    }
  }
  return { working, download }
}
