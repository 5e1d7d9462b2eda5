import { localStorageStore } from 'react-admin'
import { STORE } from '../sign-in/listSettings.ts'

/** What react-admin remembers in this browser: columns, sorting, filters, page sizes. */
export const store = localStorageStore(undefined, STORE)
