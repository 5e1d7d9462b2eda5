/** The name under which the theme remembers the person's choice. */
const STORAGE_KEY = 'mui-mode'
const DARK = '(prefers-color-scheme: dark)'

/**
 * Sets the scheme before anything is drawn: the theme itself would set it only after the first picture, which flashes
 * in the dark.
 */
export function applyColorScheme(): void {
  const chosen = chosenScheme()
  const dark = chosen === 'dark' || (chosen === 'system' && matchMedia(DARK).matches)
  document.documentElement.setAttribute('data-theme', dark ? 'dark' : 'light')
}

export const SCHEMES = ['system', 'light', 'dark'] as const
export type Scheme = (typeof SCHEMES)[number]

export function chosenScheme(): Scheme {
  const stored = localStorage.getItem(STORAGE_KEY)
  return SCHEMES.find(scheme => scheme === stored) ?? 'system'
}

/** Also goes on with the device, as the theme of the component library does where there is one. */
export function followColorScheme(): void {
  applyColorScheme()
  matchMedia(DARK).addEventListener('change', applyColorScheme)
}

/** For pages without the theme of the component library, which keeps the choice under the same name. */
export function chooseScheme(scheme: Scheme): void {
  localStorage.setItem(STORAGE_KEY, scheme)
  applyColorScheme()
}
