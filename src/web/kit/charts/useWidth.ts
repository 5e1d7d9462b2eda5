import { useEffect, useRef, useState } from 'react'

/** The width a chart has: letters in it keep their size, whatever the screen. */
export function useWidth<Part extends Element>() {
  const ref = useRef<Part>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const part = ref.current
    if (!part) return
    const observer = new ResizeObserver(([entry]) => { if (entry) setWidth(Math.floor(entry.contentRect.width)) })
    observer.observe(part)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}
