/**
 * The English texts: every message of ours that a person reads, joined from src/texts/ and the features' texts.ts.
 * Labels of fields and resources come from the schemas.
 */
import { labels } from '../generated/labels.ts'
import type { accountTexts } from './accounts/texts.ts'
import type { accountingTexts } from './accounting/texts.ts'
import type { bankAccountTexts } from './bank-accounts/texts.ts'
import type { statementTexts } from './capital-account-statements/texts.ts'
import type { contactTexts } from './contacts/texts.ts'
import type { currencyTexts } from './currencies/texts.ts'
import type { expenseTexts } from './expenses/texts.ts'
import type { fourEyesTexts } from './four-eyes/texts.ts'
import type { fairValueTexts } from './fair-values/texts.ts'
import type { fundManagerTexts } from './fund-managers/texts.ts'
import type { activityTexts } from './activity/texts.ts'
import type { closingTexts } from './closings/texts.ts'
import type { deadlineTexts } from './deadlines/texts.ts'
import type { emailLinkTexts } from './email-links/texts.ts'
import type { fundTexts } from './funds/texts.ts'
import type { homeTexts } from './home/texts.ts'
import type { investmentTexts } from './investments/texts.ts'
import type { investorReportTexts } from './investor-reports/texts.ts'
import type { invoiceTexts } from './invoices/texts.ts'
import type { limitedPartnerTexts } from './limited-partners/texts.ts'
import type { mailTexts } from './mails/texts.ts'
import type { wizardTexts } from './onboarding-wizard/texts.ts'
import type { onboardingTexts } from './onboarding/texts.ts'
import type { noticeTexts } from './notices/texts.ts'
import type { unprintableTexts } from './papers/texts.ts'
import type { performanceTexts } from './performance/texts.ts'
import type { serviceAccountTexts } from './service-accounts/texts.ts'
import type { webhookTexts } from './webhooks/texts.ts'
import type { tenantDeletionTexts } from './tenant-deletions/texts.ts'
import type { tenantExportTexts } from './tenant-exports/texts.ts'
import type { portalTexts } from './portal/texts.ts'
import type { contactChangeTexts } from './contact-changes/texts.ts'
import type { portalAccessTexts } from './portal-accesses/texts.ts'
import type { portalViewTexts } from './portal-views/texts.ts'
import type { capitalMovementTexts } from './capital-movements/texts.ts'
import type { reportingPeriodTexts } from './reporting-periods/texts.ts'
import type { importTexts } from './texts/imports.ts'
import type { errorPageTexts } from './texts/errorPage.ts'
import type { keyboardTexts } from './texts/keyboard.ts'
import type { portalPageTexts } from './texts/portalPages.ts'
import type { ruleTexts } from './texts/findings.ts'
import type { validationTexts } from './texts/validation.ts'
import type { RouteName } from './paths.ts'
import type { transactionTexts } from './transactions/texts.ts'
import type { tenantTexts } from './tenants/texts.ts'
import type { transferTexts } from './transfers/texts.ts'
import type { kitTexts } from './texts/kit.ts'
import { pageTexts } from './texts/pageTexts.ts'
import type { Messages } from './texts/pageTexts.ts'
import type { problemTexts } from './texts/problems.ts'
import { screenTexts } from './texts/screens.ts'
import type { historyTexts } from './texts/history.ts'
import type { sheetTexts } from './texts/sheet.ts'
import type { signatureTexts } from './texts/signatures.ts'
import { shellTexts } from './texts/shell.ts'

/**
 * Nested as the translation provider wants it: `%{name}` is filled in, `one |||| many` is chosen by `smart_count`.
 * Sections in alphabetical order.
 */
export const texts = {
  ...screenTexts,
  ...shellTexts,
  resources: labels.resources,
} satisfies Messages

type KeysOf<Section> = {
  [Key in keyof Section & (string | number)]: Section[Key] extends string ? `${Key}` : `${Key}.${KeysOf<Section[Key]>}`
}[keyof Section & (string | number)]

type PageTexts =
  | KeysOf<typeof bankAccountTexts>
  | KeysOf<typeof contactTexts>
  | KeysOf<typeof currencyTexts>
  | KeysOf<typeof expenseTexts>
  | KeysOf<typeof fundManagerTexts>
  | KeysOf<typeof investmentTexts>
  | KeysOf<typeof transactionTexts>
  | KeysOf<typeof kitTexts>
  | KeysOf<typeof errorPageTexts>
  | KeysOf<typeof keyboardTexts>
  | KeysOf<typeof problemTexts>
  | KeysOf<typeof ruleTexts>
  | KeysOf<typeof validationTexts>
  | KeysOf<typeof accountTexts>
  | KeysOf<typeof fourEyesTexts>
  | KeysOf<typeof accountingTexts>
  | KeysOf<typeof activityTexts>
  | KeysOf<typeof closingTexts>
  | KeysOf<typeof deadlineTexts>
  | KeysOf<typeof emailLinkTexts>
  | KeysOf<typeof fairValueTexts>
  | KeysOf<typeof investorReportTexts>
  | KeysOf<typeof invoiceTexts>
  | KeysOf<typeof limitedPartnerTexts>
  | KeysOf<typeof fundTexts>
  | KeysOf<typeof homeTexts>
  | KeysOf<typeof mailTexts>
  | KeysOf<typeof noticeTexts>
  | KeysOf<typeof wizardTexts>
  | KeysOf<typeof onboardingTexts>
  | KeysOf<typeof signatureTexts>
  | KeysOf<typeof performanceTexts>
  | KeysOf<typeof portalTexts>
  | KeysOf<typeof portalPageTexts>
  | KeysOf<typeof contactChangeTexts>
  | KeysOf<typeof portalAccessTexts>
  | KeysOf<typeof serviceAccountTexts>
  | KeysOf<typeof webhookTexts>
  | KeysOf<typeof tenantDeletionTexts>
  | KeysOf<typeof tenantExportTexts>
  | KeysOf<typeof portalViewTexts>
  | KeysOf<typeof capitalMovementTexts>
  | KeysOf<typeof reportingPeriodTexts>
  | KeysOf<typeof importTexts>
  | KeysOf<typeof historyTexts>
  | KeysOf<typeof sheetTexts>
  | KeysOf<typeof statementTexts>
  | KeysOf<typeof tenantTexts>
  | KeysOf<typeof transferTexts>
  | KeysOf<typeof unprintableTexts>

/** The key of a message ("transaction.booked"), of the title of a page, or of the name of a kind of record. */
export type TextKey =
  | KeysOf<Omit<typeof texts, 'page' | 'resources'>>
  | PageTexts
  | `page.${RouteName}`
  | `resources.${keyof typeof labels.resources}.name`

type Rest<Key, Start extends string> = Key extends `${Start}.${infer End}` ? End : never

/** What follows in the keys that begin with a section: "booked" below "transaction". */
export type KeyBelow<Section extends string> = Rest<TextKey, Section>

/** What a rule may find: a key below "rule.". */
export type RuleCode = KeyBelow<'rule'>

/** What the gaps of a text are filled with. */
export type TextValues = Readonly<Record<string, string | number>>

/** A message that came with the code of a page, its gaps still open. */
export function pageMessage(key: string): string | undefined {
  return find(pageTexts, key)
}

/**
 * For a key that comes from outside the code, as the number of an HTTP status does, and for texts that only some things
 * of a kind have.
 */
export function hasText(key: string): key is TextKey {
  return messageOf(key) !== undefined
}

/** A text with its values, for the server and pure code (screens use `useTranslate` of the kit). */
export function text(key: TextKey, values: TextValues = {}): string {
  const found = messageOf(key)
  if (found === undefined) throw new Error(`There is no text with the key "${key}".`)
  const forms = found.split('||||')
  return filled((forms.length > 1 && values['smart_count'] !== 1 ? forms[1]! : forms[0]!).trim(), values)
}

/** `text`, or its counterpart of the translation provider. */
export type Translate = (key: TextKey, values?: TextValues) => string

/** A message with its values; a gap without a value stays as it is. */
export function filled(message: string, values: TextValues): string {
  return message.replace(/%\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

function messageOf(key: string): string | undefined {
  return find(texts, key) ?? pageMessage(key)
}

/** Titles of pages have dots in their own key ("fund.details"), as the translation provider allows it. */
function find(section: Messages, key: string): string | undefined {
  const whole = Object.hasOwn(section, key) ? section[key] : undefined
  if (typeof whole === 'string') return whole
  for (let dot = key.indexOf('.'); dot > 0; dot = key.indexOf('.', dot + 1)) {
    const part = key.slice(0, dot)
    const inner = Object.hasOwn(section, part) ? section[part] : undefined
    const found = typeof inner === 'object' ? find(inner, key.slice(dot + 1)) : undefined
    if (found !== undefined) return found
  }
  return undefined
}
