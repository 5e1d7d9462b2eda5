/** The page that the person in front of the screen was not allowed to see: where another account wants to go. */
let path = '/'

export function rememberRefused(refused: string): void {
  path = refused
}

export function refusedPath(): string {
  return path
}
