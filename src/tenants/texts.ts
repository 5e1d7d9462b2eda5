/** Messages of tenants. Joined in src/texts.ts. */

export const tenantTexts = {
  tenant: {
    newSentence:
      'The first administrator is told by mail, signs in with the e-mail address and makes the accounts of everybody else.',
  },
}
