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
  if (preferences.outlinedFields) document.documentElement.dataset['fields'] = 'outlined'
  else delete document.documentElement.dataset['fields']
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
    const chosen = typeof stored === 'object' && stored !== null ? (stored as Partial<Preferences>) : {}
    return {
      outlinedFields: chosen.outlinedFields ?? DEFAULTS.outlinedFields,
      singleKeys: chosen.singleKeys ?? DEFAULTS.singleKeys,
    }
  } catch {
    return DEFAULTS
  }
}
