/** Messages of the screens of fund managers. Joined in src/texts.ts. */

export const fundManagerTexts = {
  fundManager: {
    emptySentence: 'Every fund names its manager. Add the first one to begin.',
  },
}
