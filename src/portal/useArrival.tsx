/** Whoever was led to a part of a page finds it in view, and the keyboard goes on from there. */
import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useLocation } from 'react-router'

export function useArrival<E extends HTMLElement>(isAsked: boolean): RefObject<E | null> {
  const arrived = useRef<E>(null)
  const { key } = useLocation()
  useEffect(() => {
    if (!isAsked) return
    arrived.current?.scrollIntoView()
    arrived.current?.focus({ preventScroll: true })
  }, [isAsked, key])
  return arrived
}
