/** Fills in the wizard as a person does, and counts: an answer is what is typed, chosen or uploaded. */
import type { Locator, Page } from '@playwright/test'
import { path } from '../../src/paths.ts'
import type { Asking, Made } from '../browser/asking.ts'
import { expect } from '../browser/fixtures.ts'
import { ADMIN, INVESTOR, standing } from '../browser/pages.ts'
import { DESK } from '../browser/sizes.ts'
import { choiceField, textField } from '../kit/opening.ts'
import { newFund } from '../reporting-periods/fixtures.ts'

const BILL = Buffer.from('%PDF-1.4\n%%EOF\n')

export class Answering {
  readonly page: Page
  answers = 0
  screens = 0

  constructor(page: Page) {
    this.page = page
  }

  async type(title: string, value: string, within: Locator = this.page.locator('main')): Promise<void> {
    this.answers += 1
    const field = textField(within, title)
    await field.fill(value)
    await field.blur()
  }

  async choose(
    title: string,
    typed: string,
    within: Locator = this.page.locator('main'),
    option = typed,
  ): Promise<void> {
    this.answers += 1
    const field = choiceField(within, title)
    await field.click()
    await field.fill(typed)
    await this.page.getByRole('option', { name: option, exact: true }).click()
    await expect(field).toHaveValue(option)
  }

  async say(title: string, answer: 'Yes' | 'No', within: Locator = this.page.locator('main')): Promise<void> {
    this.answers += 1
    await within.getByRole('radiogroup', { name: title }).getByText(answer, { exact: true }).click()
  }

  async tick(title: string): Promise<void> {
    this.answers += 1
    await this.page.getByRole('checkbox', { name: title }).check()
  }

  /** Who is named already is pressed, which is a choice. */
  async pick(name: string): Promise<void> {
    this.answers += 1
    await this.page.getByRole('button', { name, exact: true }).click()
  }

  async upload(label: string, fileName: string): Promise<Locator> {
    this.answers += 1
    await this.page
      .getByLabel(`Choose a file: ${label}`, { exact: true })
      .setInputFiles({ name: fileName, mimeType: 'application/pdf', buffer: BILL })
    const group = this.page.getByRole('group', { name: label, exact: true })
    await expect(group).toContainText(fileName)
    return group
  }

  async heading(title: string | RegExp): Promise<void> {
    this.screens += 1
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(title)
  }

  async goOn(): Promise<void> {
    await this.page.getByRole('button', { name: 'Continue', exact: true }).click()
  }
}

/** Calls that hold this text fail, as long as the work takes. */
export async function failing(page: Page, call: string, holds: string, work: () => Promise<void>): Promise<void> {
  await page.route(`**/api/**/${call}`, route =>
    (route.request().postData() ?? '').includes(holds) ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  )
  await work()
  await page.unroute(`**/api/**/${call}`)
}

/** Each message is shown by a notification of its own, which is then closed. */
export async function told(page: Page, messages: Readonly<Record<string, string>>): Promise<void> {
  const shown = page.locator('.notification')
  for (const [title, subject] of Object.entries(messages)) {
    const one = shown.filter({ hasText: title })
    await expect(one).toContainText(subject)
    await one.getByRole('button').first().click()
  }
}

interface Person extends Made {
  firstName: string
  lastName: string
}

/** An onboarding whose contact is the investor of the demo data, begun, and the address of its first mail. */
export async function begunOnboarding(
  ask: Asking,
  values: object,
): Promise<{ onboarding: Made; link: string; fundId: number; contactName: string }> {
  const { id: fundId } = await newFund(ask)
  const found = async <Row extends Made>(resource: string, filter: object) =>
    (await ask<Row[]>('GET', `/api/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body
  const [contact] = await found<Person>('contacts', { email: INVESTOR })
  const [country] = await found('countries', { code: 'GB' })
  const made = await ask('POST', '/api/onboardings', {
    fundId,
    contactId: contact!.id,
    countryId: country!.id,
    address: '4 Quay Street',
    postalCode: 'BS1 4DJ',
    city: 'Bristol',
    ...values,
  })
  expect([made.status, made.body]).toEqual([201, expect.anything()])
  const started = await act(ask, made.body, 'start', { submit: true })
  const contactName = `${contact!.firstName} ${contact!.lastName}`
  const [mail] = await ask<{ guid: string }[]>(
    'GET',
    `/api/mails?filter=${encodeURIComponent(JSON.stringify({ recordId: started.id, resource: 'onboardings', event: 'start-onboarding' }))}`,
  ).then(({ body }) => body)
  return { onboarding: started, link: `/email-processing/${mail!.guid}/start-onboarding`, fundId, contactName }
}

export async function act(ask: Asking, { id }: Made, action: string, input: object = {}): Promise<Made> {
  const { body: stored } = await ask('GET', `/api/onboardings/${id}`)
  const answer = await ask('POST', `/api/onboardings/${id}/${action}`, input, { 'if-match': `"${stored.version}"` })
  expect([answer.status, answer.body]).toEqual([200, expect.anything()])
  return answer.body
}

/** Staff in a browser of their own, beside the investor's: what they confirm is confirmed on the onboarding's page. */
export class Staff {
  readonly page: Page
  private readonly place: { fundId: number; onboardingId: number }

  private constructor(page: Page, place: Staff['place']) {
    this.page = page
    this.place = place
  }

  static async beside(
    own: Page,
    signedIn: (page: Page, userName: string) => Promise<void>,
    { fundId, onboarding }: { fundId: number; onboarding: Made },
  ): Promise<Staff> {
    const context = await own
      .context()
      .browser()!
      .newContext({ baseURL: new URL(own.url()).origin, viewport: DESK })
    const page = await context.newPage()
    await signedIn(page, ADMIN)
    return new Staff(page, { fundId, onboardingId: onboarding.id })
  }

  async act(action: string): Promise<void> {
    await this.page.goto(path('fund.onboarding.details', this.place))
    const bar = this.page.getByRole('region', { name: 'State and actions' })
    await bar.getByRole('button', { name: action, exact: true }).click()
    const question = this.page.locator('.MuiDialog-root').filter({ hasText: `${action} ` })
    await question.getByRole('button', { name: action, exact: true }).click()
    await expect(question).toHaveCount(0)
  }

  /** From the list of the fund, as staff find whom the onboarding has made. */
  async expectPartner(name: string, contact: string, accountNumber: string): Promise<void> {
    const { page } = this
    await page.goto(path('fund.limitedPartners.overview', { fundId: this.place.fundId }))
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await expect(page.getByRole('main')).toContainText(contact)
    const account = page.locator('.account-number')
    await expect(account).toHaveText(accountNumber)
    await account.click()
    await standing(page)
    await expect(textField(page.locator('main'), 'Account number')).toHaveValue(accountNumber)
  }
}

/** From the mail to the wizard: what to have at hand, then the sign-in. */
export async function fromMail(
  answering: Answering,
  link: string,
  before: () => Promise<void> = async () => {},
): Promise<void> {
  const { page } = answering
  await page.goto(link)
  await expect(page).toHaveURL(/\/onboarding\/new$/)
  await answering.heading('Welcome. This takes about 15 minutes.')
  await before()
  await page.getByRole('button', { name: 'Sign in and begin' }).click()
  await expect(page).toHaveURL(/\/onboarding\/\d+\/details/)
  await standing(page)
}
