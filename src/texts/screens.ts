/**
 * Messages of the shell and of the generated screens. Joined in src/texts.ts; a feature keeps its own in
 * src/<noun>/texts.ts.
 */
import { pageTitles } from '../paths.ts'

export const screenTexts = {
  action: {
    cancel: 'Cancel',
    close: 'Close',
    columns: 'Columns',
    copy: 'Copy',
    delete: 'Delete',
    discard: 'Discard changes',
    edit: 'Edit',
    export: 'Export',
    filter: 'Filter',
    reload: 'Reload',
    retry: 'Try again',
    search: 'Search',
    signInAgain: 'Sign in again',
    signOut: 'Sign out',
  },
  error: {
    accessDenied: 'Access denied',
    goHome: 'Back to home',
    notFound: 'Not found',
    offline: 'You are not connected. Try again once you are.',
    part: 'This could not be opened. Reload the page and try again.',
    signInUnavailable: {
      sentence: 'The server does not answer, so nobody can sign in at the moment. Try again shortly.',
      title: 'Signing in is not possible now',
    },
    signInService: 'The sign-in service cannot be reached at the moment. Please try again shortly.',
    sessionFailed: 'You are signed in, but the application cannot be opened',
    title: 'Something went wrong',
    uncaught: 'An unexpected error has occurred. It has been reported.',
    unreachable: 'The server cannot be reached. Check your connection and try again.',
    unloaded: 'A part of the application could not be loaded. It is tried again as soon as the server can be reached.',
  },
  general: {
    error: 'Error',
    loading: 'Loading',
    no: 'No',
    productName: 'Fund administration',
    yes: 'Yes',
  },
  /** In the console only. */
  monitoring: {
    failed: 'Monitoring could not be loaded',
    off: 'Monitoring is off: neither a connection string nor an instrumentation key is configured',
  },
  navigation: {
    main: 'Main navigation',
  },
  /** Titles of pages by the name of the page: their rows say them. */
  page: pageTitles,
  signIn: {
    acquireToken: 'Renewing your sign-in',
    handlingRedirect: 'Completing your sign-in',
    login: 'Signing in',
    logout: 'Signing out',
    none: '',
    silentSignIn: 'Looking for your sign-in',
  },
  /** HTTP/2 sends no status text, so the words are ours. */
  status: {
    400: 'Bad request',
    401: 'Not signed in',
    403: 'Access denied',
    404: 'Not found',
    405: 'Method not allowed',
    408: 'The request took too long',
    409: 'Conflict',
    412: 'Changed in the meantime',
    413: 'Too much data',
    414: 'Address too long',
    415: 'Unsupported kind of content',
    422: 'Some rules are not met',
    428: 'Version required',
    429: 'Too many requests',
    431: 'Request headers too large',
    500: 'Internal error',
    502: 'Bad gateway',
    503: 'Temporarily unavailable',
    504: 'The answer took too long',
    other: 'Error %{status}',
  },
}
