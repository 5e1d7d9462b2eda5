import { BrowserCacheLocation, LogLevel, NavigationClient, PublicClientApplication } from '@azure/msal-browser'
import type { Configuration, NavigationOptions } from '@azure/msal-browser'
import { safePath } from '../../paths.ts'
import type { SignInConfiguration } from '../../api/session.ts'
import { appRouter } from './navigation.ts'

export { BrowserAuthError, EventType, InteractionRequiredAuthError } from '@azure/msal-browser'

/** Hidden frames and windows of their own come back to a page that only passes the answer on. */
const BRIDGE_PAGE = '/redirect.html'

/** Pages of this site that sign-in asks for are opened by our own router, without loading the application again. */
export class RouterNavigation extends NavigationClient {
  override async navigateInternal(
    address: string,
    { noHistory }: Pick<NavigationOptions, 'noHistory'>,
  ): Promise<boolean> {
    const { origin, pathname, search, hash } = new URL(address, location.origin)
    const path = origin === location.origin ? safePath(pathname + search + hash) : '/'
    // Not awaited: the page it opens waits for the very sign-in that asks for it.
    void appRouter().navigate(path, { replace: noHistory })
    return false
  }
}

export function configurationOf({
  clientId,
  authority,
  knownAuthorities,
  authorityMetadata,
}: SignInConfiguration): Configuration {
  return {
    auth: {
      clientId,
      authority,
      redirectUri: location.origin + BRIDGE_PAGE,
      postLogoutRedirectUri: `${location.origin}/`,
      ...(knownAuthorities && { knownAuthorities: [...knownAuthorities] }),
      ...(authorityMetadata && { authorityMetadata }),
    },
    cache: { cacheLocation: BrowserCacheLocation.LocalStorage },
    system: {
      navigationClient: new RouterNavigation(),
      iframeBridgeTimeout: 6_000,
      // A person may take their time; that the window was closed is noticed by ourselves.
      popupBridgeTimeout: 600_000,
      loggerOptions: {
        logLevel: LogLevel.Error,
        piiLoggingEnabled: false,
        loggerCallback: (level, message) => {
          if (level === LogLevel.Error) console.error(message)
        },
      },
    },
  }
}

/** To be initialized before anything is asked of it. */
export function createClient(configuration: SignInConfiguration): PublicClientApplication {
  return new PublicClientApplication(configurationOf(configuration))
}
