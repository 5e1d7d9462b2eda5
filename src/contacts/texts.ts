/** Words of the contact screens. Part of the catalogue (texts.ts). */

export const contactTexts = {
  contact: {
    emptySentence: 'Contacts receive notices and sign in to the investor portal. Add the first one to begin.',
  },
}
