/** An answer about taxes is changed by mistake, and taken back. */
import { askingAs } from '../browser/asking.ts'
import { expect, test } from '../browser/fixtures.ts'
import { ADMIN, INVESTOR, standing } from '../browser/pages.ts'
import { DESK } from '../browser/sizes.ts'
import { choiceField } from '../kit/opening.ts'
import { Answering, begunOnboarding } from './answering.ts'

test.use({ product: 'the wizard of investors' })

test('R201 undo gives back the status that was chosen, though the other answer proposed just that @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const values = { investorName: `Listed Holding ${process.pid}`, legalStatus: 'LegalEntity', commitment: '500000' }
  const { onboarding } = await begunOnboarding(ask, values)
  await page.setViewportSize(DESK)
  await signedIn(page, INVESTOR)
  await page.goto(`/onboarding/${onboarding.id}/details?step=tax`)
  await standing(page)
  const own = new Answering(page)
  const line = (title: string) => page.locator('.fold').filter({ has: page.getByText(title, { exact: true }) })
  const change = (title: string) => page.getByRole('button', { name: `Change the answer: ${title}` }).click()
  const income = 'Where most of the income comes from'
  await own.say('Set up under US law', 'No')
  await own.say('Financial institution', 'No')
  await own.choose(income, 'It is listed, or part of a listed group')
  await change('FATCA status')
  await own.choose('FATCA status', 'Active NFFE')
  await change(income)
  await own.choose(income, 'Trade or services')
  await expect(line('CRS classification')).toContainText('Active NFE: other')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(choiceField(page, income)).toHaveValue('It is listed, or part of a listed group')
  await expect(line('CRS classification')).toContainText('listed')
  await expect(line('FATCA status')).toContainText('Active NFFE')

  await change('Set up under US law')
  await own.say('Set up under US law', 'Yes')
  await expect(page.getByText('FATCA status', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(line('FATCA status')).toContainText('Active NFFE')
})
