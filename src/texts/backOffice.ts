/**
 * Texts that many pages of the back office show, and the server says. The portal loads without them, so they come by
 * themselves: with the entry of the back office and with the validators, which every form and the server have.
 */
import { bankAccountTexts } from '../bank-accounts/texts.ts'
import { contactTexts } from '../contacts/texts.ts'
import { currencyTexts } from '../currencies/texts.ts'
import { expenseTexts } from '../expenses/texts.ts'
import { fundManagerTexts } from '../fund-managers/texts.ts'
import { investmentTexts } from '../investments/texts.ts'
import { transactionTexts } from '../transactions/texts.ts'
import { keyboardTexts } from './keyboard.ts'
import { kitTexts } from './kit.ts'
import { withPage } from './pageTexts.ts'
import { problemTexts } from './problems.ts'
import { ruleTexts } from './findings.ts'
import { validationTexts } from './validation.ts'

withPage({
  ...bankAccountTexts,
  ...contactTexts,
  ...currencyTexts,
  ...expenseTexts,
  ...fundManagerTexts,
  ...investmentTexts,
  ...keyboardTexts,
  ...kitTexts,
  ...problemTexts,
  ...ruleTexts,
  ...transactionTexts,
  ...validationTexts,
})
