/** Texts that come with the code of a page, so that the first load of the browser need not carry them. */

export type Catalogue = { [key: string]: string | Catalogue }

export const pageTexts: Catalogue = {}

/** For the texts.ts of an area that nothing outside it speaks for. Whoever says these words imports that file. */
export function withPage<Words extends Catalogue>(words: Words): Words {
  Object.assign(pageTexts, words)
  return words
}
