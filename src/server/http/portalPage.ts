/** The portal is a document of its own, so that investors load nothing of the back office. */
export const PORTAL_PAGE = 'portal.html'

export function isPortal(address: string): boolean {
  return /^\/?portal(\/|\?|$)/.test(address)
}
