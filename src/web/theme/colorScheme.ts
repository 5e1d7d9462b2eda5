/** The name under which the theme remembers the person's choice. */
const STORAGE_KEY = 'mui-mode'

/**
 * Sets the scheme before anything is drawn: the theme itself would set it only after the first picture, which flashes
 * in the dark.
 */
export function applyColorScheme(): void {
  const chosen = localStorage.getItem(STORAGE_KEY)
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-theme', dark ? 'dark' : 'light')
}
