/** Texts that come with the code of a page, so that the first load of the browser need not carry them. */

export type Messages = { [key: string]: string | Messages }

export const pageTexts: Messages = {}

/** For the texts.ts of an area that nothing outside it speaks for. Whoever shows these messages imports that file. */
export function withPage<Own extends Messages>(messages: Own): Own {
  Object.assign(pageTexts, messages)
  return messages
}
