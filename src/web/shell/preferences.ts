import { useSyncExternalStore } from 'react'

/** What a person sets for this browser. Nothing here is about anybody: no account, no tenant. */
interface Preferences {
  outlinedFields: boolean
  singleKeys: boolean
}

const DEFAULTS: Preferences = { outlinedFields: false, singleKeys: true }
const STORAGE_KEY = 'preferences'
const listeners = new Set<() => void>()
let preferences: Preferences = read()

export function preference<Name extends keyof Preferences>(name: Name): Preferences[Name] {
  return preferences[name]
}

export function usePreference<Name extends keyof Preferences>(name: Name): Preferences[Name] {
  return useSyncExternalStore(subscribe, () => preferences[name])
}

export function setPreference<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void {
  preferences = { ...preferences, [name]: value }
  localStorage.setItem(STORAGE_KEY, JSON.stringify(preferences))
  applyPreferences()
  for (const listener of listeners) listener()
}

/** The theme's fields look at this attribute. */
export function applyPreferences(): void {
  if (preferences.outlinedFields) document.documentElement.setAttribute('data-fields', 'outlined')
  else document.documentElement.removeAttribute('data-fields')
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function read(): Preferences {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}')
    return { outlinedFields: chosen(stored, 'outlinedFields'), singleKeys: chosen(stored, 'singleKeys') }
  } catch {
    return DEFAULTS
  }
}

function chosen(stored: unknown, name: keyof Preferences): boolean {
  const value: unknown = typeof stored === 'object' && stored !== null ? Reflect.get(stored, name) : undefined
  return typeof value === 'boolean' ? value : DEFAULTS[name]
}
