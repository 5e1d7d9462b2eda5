import polyglotI18nProvider from 'ra-i18n-polyglot'
import frameTexts from 'ra-language-english'
import type { I18nProvider } from 'react-admin'
import { texts, pageMessage } from '../../texts.ts'

export const DEFAULT_LOCALE = 'en-US'

const catalogue = polyglotI18nProvider(() => ({ ...frameTexts, ...texts }), DEFAULT_LOCALE, [
  { locale: DEFAULT_LOCALE, name: 'English' },
])

/**
 * Our catalogue beside the frame's own English, and the words that came with a page. A missing key is shown as it is
 * and is an error in the console, so that tests see it.
 */
export const i18nProvider: I18nProvider = {
  ...catalogue,
  translate: (key, options) => catalogue.translate(key, { _: pageMessage(key), ...options }),
}
