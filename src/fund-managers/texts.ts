/** Words of the screens of fund managers. Part of the catalogue (texts.ts). */

export const fundManagerTexts = {
  fundManager: {
    emptySentence: 'Every fund names its manager. Add the first one to begin.',
  },
}
