/** MSAL, loaded when it is first needed: what this application asks of it. */
import type { PublicClientApplication } from '@azure/msal-browser'
import type { SignInConfiguration } from '../../api/session.ts'
import { loadConfiguration } from './configuration.ts'
import type { opensNothing, watchWindow } from './popup.ts'

export type Client = Pick<
  PublicClientApplication,
  | 'initialize'
  | 'getAllAccounts'
  | 'setActiveAccount'
  | 'addEventCallback'
  | 'handleRedirectPromise'
  | 'ssoSilent'
  | 'loginRedirect'
  | 'loginPopup'
  | 'acquireTokenSilent'
  | 'logoutRedirect'
  | 'clearCache'
>

export interface LoadedClient {
  /** To be initialized before anything is asked of it. */
  client: Client
  configuration: SignInConfiguration
  /** True for failures that only the person can mend. */
  needsPerson: (error: unknown) => boolean
  watchWindow: typeof watchWindow
  opensNothing: typeof opensNothing
}

/** A hidden frame that the identity provider may not answer in (blocked cookies) ends in silence. */
const UNANSWERED = ['timed_out', 'redirect_bridge_timeout', 'no_account_error', 'iframe_closed_prematurely']

export async function loadLibrary(): Promise<LoadedClient> {
  const [{ signIn: configuration }, library, popup] = await Promise.all([
    loadConfiguration(),
    import('./msalClient.ts'),
    import('./popup.ts'),
  ])
  return {
    ...popup,
    client: library.createClient(configuration),
    configuration,
    needsPerson: error =>
      error instanceof library.InteractionRequiredAuthError ||
      (error instanceof library.BrowserAuthError && UNANSWERED.includes(error.errorCode)),
  }
}
