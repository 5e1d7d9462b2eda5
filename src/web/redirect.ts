/** The page that hidden frames and sign-in windows come back to: it hands the answer to the page that waits for it. */
import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge'

broadcastResponseToMainFrame().catch(() => {
  // Somebody opened this address by hand: there is nothing to hand on.
  if (window === window.top && !window.opener) location.replace('/')
})
