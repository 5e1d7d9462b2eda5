import { useEffect, useRef, useState } from 'react'

/** The room a chart has: letters in it keep their size, whatever the screen. */
export function useRoom<Part extends Element>() {
  const ref = useRef<Part>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const part = ref.current
    if (!part) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: Math.floor(entry.contentRect.width), height: Math.floor(entry.contentRect.height) })
    })
    observer.observe(part)
    return () => observer.disconnect()
  }, [])
  return { ref, ...room }
}
