/** The screens of a fund's bank accounts: the list, the dialogue, the details with their states. */
import { bankAccount } from '../../generated/entities/bank-account.ts'
import { askingAs, type Refusal } from '../browser/asking.ts'
import { ADMIN, AGENT, USER, addressOf, expectAccessibleInBothSchemes } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { choose, fieldError, open, saveWithKey, textField } from '../kit/opening.ts'
import type { Locator, Page } from '@playwright/test'

const IBAN = 'LU75 9990 0000 0000 0001'

async function fill(dialog: Locator, name: string): Promise<void> {
  await textField(dialog, 'Name').fill(name)
  await textField(dialog, 'Account number').fill(IBAN)
  await textField(dialog, 'Bank code').fill('FIKTLULL')
  await choose(dialog, 'Currency', 'EUR', 'EUR')
  await choose(dialog, 'Country', 'Luxem', 'Luxembourg')
  await choose(dialog, 'Bank country', 'Luxem', 'Luxembourg')
}

async function newAccount(page: Page, name: string): Promise<void> {
  await open(page, '/funds/1/bank-accounts/overview')
  await page.getByRole('button', { name: 'New bank account' }).click()
  const dialog = page.getByRole('dialog', { name: 'New bank account' })
  await fill(dialog, name)
  await dialog.getByRole('button', { name: 'Create bank account' }).click()
  await expect(page).toHaveURL(/\/funds\/1\/bank-accounts\/\d+\/details$/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

test('R065 the overview lists the accounts of this fund only, and one is added from it', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const own = (
    await ask<
      {
        name: string
        investmentId: number | null
        limitedPartnerId: number | null
        currencyId: number
        countryId: number
        bankCountryId: number
      }[]
    >('GET', `/api/bank-accounts?filter=${encodeURIComponent('{"fundId":1}')}`)
  ).body
  await signedIn(page, USER)
  await open(page, '/funds/1/bank-accounts/overview')
  await expect(page.getByRole('row')).toHaveCount(
    own.filter(account => account.investmentId === null && account.limitedPartnerId === null).length + 1,
  )
  await newAccount(page, 'Reserve account')
  await open(page, '/funds/1/bank-accounts/overview')
  await expect(page.getByRole('row', { name: /Reserve account.*Draft/ })).toBeVisible()

  // The menu counts the accounts of partners that wait, too: the page that it leads to names them.
  const [partner] = (await ask<{ id: number }[]>('GET', `/api/limited-partners?filter={"fundId":1}`)).body
  const { currencyId, countryId, bankCountryId } = own[0]!
  const made = await ask<{ id: number; version: number }>('POST', '/api/bank-accounts', {
    fundId: 1,
    limitedPartnerId: partner!.id,
    name: 'Account of a partner',
    accountNumber: '4711',
    bankCode: '99',
    currencyId,
    countryId,
    bankCountryId,
  })
  const { id, version } = made.body
  const match = { 'if-match': `"${version}"` }
  expect((await ask('POST', `/api/bank-accounts/${id}/submit-for-verification`, {}, match)).status).toBe(200)
  await page.reload()
  await expect(page.getByRole('main').getByRole('link', { name: 'Account of a partner' })).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await page.getByRole('main').getByRole('link', { name: 'Account of a partner' }).click()
  await expect(page).toHaveURL(new RegExp(`/funds/1/bank-accounts/${id}/details`))
  await expect(page.getByRole('heading', { level: 1, name: 'Account of a partner' })).toBeVisible()
})

test('R066 R206 every field of a bank account is changed, saved and read back', async ({ page, server, signedIn }) => {
  const ask = await askingAs(server.address, ADMIN)
  await signedIn(page, USER)
  await newAccount(page, 'Field account')
  const texts: Record<string, string> = {
    Name: 'Field account 2',
    'Account number': 'LU48 9990 0000 0000 0002',
    'Bank code': 'FIKTLU2X',
    Address: '14, rue des Tilleuls',
    'Postal code': 'L-9999',
    City: 'Larkmoor',
    'Bank address': '1, place du Change',
    'Bank postal code': 'L-1111',
    'Bank city': 'Luxembourg',
  }
  for (const [title, typed] of Object.entries(texts)) await textField(page, title).fill(typed)
  await choose(page, 'Currency', 'USD', 'USD')
  await choose(page, 'Country', 'Jersey', 'Jersey')
  await choose(page, 'Bank country', 'Germany', 'Germany')
  await saveWithKey(page)
  await page.reload()
  for (const [title, typed] of Object.entries(texts)) await expect(textField(page, title)).toHaveValue(typed)
  for (const [title, shown] of [
    ['Currency', 'USD'],
    ['Country', 'Jersey'],
    ['Bank country', 'Germany'],
  ] as const)
    await expect(page.getByRole('combobox', { name: title, exact: true })).toHaveValue(shown)
  const id = Number(/bank-accounts\/(\d+)/.exec(addressOf(page))![1])
  expect((await ask('GET', `/api/bank-accounts/${id}`)).body).toMatchObject({
    name: 'Field account 2',
    accountNumber: 'LU48 9990 0000 0000 0002',
    bankCode: 'FIKTLU2X',
    address: '14, rue des Tilleuls',
    postalCode: 'L-9999',
    city: 'Larkmoor',
    bankAddress: '1, place du Change',
    bankPostalCode: 'L-1111',
    bankCity: 'Luxembourg',
    status: 'Draft',
  })
})

test('R309 each required field that is left out is refused at itself, in the form and by the API', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, USER)
  const [known] = (await ask<Record<string, unknown>[]>('GET', '/api/bank-accounts')).body
  const full = {
    fundId: 1,
    name: 'X',
    accountNumber: IBAN,
    bankCode: 'FIKTLULL',
    currencyId: known!['currencyId'],
    countryId: known!['countryId'],
    bankCountryId: known!['bankCountryId'],
  }
  await signedIn(page, USER)
  await open(page, '/funds/1/bank-accounts/overview')
  await page.getByRole('button', { name: 'New bank account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create bank account' }).click()
  for (const name of ['accountNumber', 'name', 'bankCode', 'currencyId', 'countryId', 'bankCountryId']) {
    const { title } = bankAccount.fields.find(field => field.name === name)!
    await expect(fieldError(dialog, title), title).toHaveText('This field is required.')
    const { [name]: _left, ...rest } = full as Record<string, unknown>
    const refused = await ask<Refusal>('POST', '/api/bank-accounts', rest)
    expect(refused.status, name).toBe(400)
    expect(Object.keys(refused.body.errors), name).toEqual([name])
  }
})

test('a number that looks like an IBAN must be one, and other formats are allowed @long', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, USER)
  await newAccount(page, 'Format account')
  await textField(page, 'Account number').fill('LU76 9990 0000 0000 0001')
  await expect(fieldError(page, 'Account number')).toContainText('check digits')
  await textField(page, 'Account number').fill('LU75 9990 0000 0000')
  await expect(fieldError(page, 'Account number')).toContainText('20 characters')
  await textField(page, 'Bank code').fill('FIKTZZLL')
  await expect(fieldError(page, 'Bank code')).toContainText('BIC')
  await textField(page, 'Account number').fill('60-16-13 31926819')
  await textField(page, 'Bank code').fill('601613')
  await expect(page.locator('.field-error')).toHaveCount(0)
  await saveWithKey(page)
})

test('an account goes from draft to active by a second person, with the reason for what is not possible, and once closed stays as it is @long', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, USER)
  await newAccount(page, 'Verified account')
  const address = addressOf(page)
  await textField(page, 'City').fill('Larkmoor')
  await expect(page.getByRole('button', { name: 'Submit for verification' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Submit for verification' }).hover()
  await expect(page.getByRole('tooltip')).toHaveText('Save changes before continuing')
  await saveWithKey(page)
  await page.getByRole('button', { name: 'Submit for verification' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit for verification' }).click()
  await expect(page.locator('.page-facts').getByText('Pending verification')).toBeVisible()
  const verify = page.getByRole('button', { name: 'Verify', exact: true })
  await expect(verify).toHaveAttribute('aria-disabled', 'true')
  await expect(verify).not.toHaveClass(/MuiButton-contained/)
  await verify.hover()
  await expect(page.getByRole('tooltip')).toContainText('somebody else has to verify it')

  await signedIn(page, ADMIN)
  await open(page, address)
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /Verify/ })
  await dialog.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(fieldError(dialog, 'How it was checked')).toHaveText('This field is required.')
  await textField(dialog, 'How it was checked').fill('Called back on the number of the mandate.')
  await dialog.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(page.locator('.page-facts').getByText('Active')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Called back on the number of the mandate.')).toBeVisible()

  await page.getByRole('button', { name: 'More actions' }).click()
  await expect(
    page.getByRole('menuitem', { name: /Verify.*Possible while the status is Pending verification/ }),
  ).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'History' }).click()
  await expect(page.getByRole('complementary', { name: 'History' }).getByRole('listitem').first()).toContainText(
    'Verified',
  )
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Close account' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close account', exact: true }).last().click()
  await expect(page.getByText('This cannot be changed while the status is Closed.')).toBeVisible()
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect(page.getByRole('menuitem', { name: /Delete/ })).toHaveCount(0)
  await page.goto(address.replace('/funds/1/', '/funds/2/'))
  await expect(page).toHaveURL(/\/error\?code=404/)
})

test('an agent reads bank accounts and changes nothing @long', async ({ page, signedIn }) => {
  await signedIn(page, AGENT)
  await open(page, '/funds/1/bank-accounts/1/details')
  await expect(page.getByText('You can read this.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Block', exact: true })).toHaveAttribute('aria-disabled', 'true')
})
