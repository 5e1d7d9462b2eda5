import polyglotI18nProvider from 'ra-i18n-polyglot'
import frameTexts from 'ra-language-english'
import { texts } from '../texts.ts'

export const DEFAULT_LOCALE = 'en-US'

/** Our catalogue beside the frame's own English. A missing key is shown as it is and is an error in the console, so that tests see it. */
export const i18nProvider = polyglotI18nProvider(() => ({ ...frameTexts, ...texts }), DEFAULT_LOCALE, [{ locale: DEFAULT_LOCALE, name: 'English' }])
