/**
 * The page that the person in front of the screen was not allowed to see: where another account wants to go. Kept by
 * the tab, because the portal and the back office are two documents and the error page is one of the latter.
 */
const STORAGE_KEY = 'refused:path'

export function rememberRefused(refused: string): void {
  sessionStorage.setItem(STORAGE_KEY, refused)
}

export function refusedPath(): string {
  return sessionStorage.getItem(STORAGE_KEY) ?? '/'
}
