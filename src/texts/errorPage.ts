/** What the error page and the page of nobody say. They come with those pages. */
import { withPage } from './pageTexts.ts'

export const errorPageTexts = withPage({
  errorPage: {
    403: 'Your role may not open this page. A tenant administrator can change your role or do this for you.',
    404: 'This page does not exist, or it belongs to something you cannot see. The address may be mistyped or the record may have been deleted.',
    rolesExclude:
      'Your account has roles that exclude each other: %{roles}. It opens nothing until an administrator leaves it one of them.',
    notSignedIn:
      'You are not signed in: the sign-in was cancelled, or it did not succeed. Sign in again to open this page.',
    other: 'The page could not be shown. Go back to home, or try again later.',
  },
  signedOut: {
    claim: 'Funds, investors and every figure between them, in one place.',
    continue: 'Continue with your work account',
    sentence: 'Use the account of your organization. Investors and staff sign in here.',
    title: 'You are signed out',
    window: 'Sign in in a window of its own',
  },
})
