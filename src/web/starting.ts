/** What both documents of the application begin with. */
import type { DataRouter } from 'react-router'
import { queryClient } from './data/queryClient.ts'
import { listenToWindowErrors } from './monitoring/errorReports.ts'
import { connectRouter } from './sign-in/navigation.ts'
import { forgetOnAnotherAccount } from './sign-in/oneAccount.ts'
import { signIn } from './sign-in/signIn.ts'
import { applyColorScheme } from './theme/colorScheme.ts'
import { applyTokens } from './theme/tokenStyles.ts'

/** Logged once, at start-up. */
const RUNNING_MODE = 'uat'

/** The element that the pages are drawn into. */
export function prepare(router: DataRouter): HTMLElement {
  console.info(`Running mode: ${RUNNING_MODE}`)
  applyTokens()
  applyColorScheme()
  listenToWindowErrors(window)
  forgetOnAnotherAccount(signIn, queryClient)
  connectRouter(router)
  // Nobody loses the focus before the first page stands; where its code does not come, the browser does what it always
  // did.
  void import('./shell/focusKeeper.ts').then(
    ({ keepFocus }) => keepFocus(document),
    () => undefined,
  )
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element for the application.')
  return root
}
