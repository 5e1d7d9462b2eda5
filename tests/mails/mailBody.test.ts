import { describe, expect, test } from 'vitest'
import { contentOf } from '../../src/mails/mailBody.ts'
import { notificationStatusOf } from '../../src/mails/notificationStatus.ts'

const guid = '0b7f6a2e-51c4-4d6f-8a3d-6f1c2e9b4d70'
const base = 'https://funds.example'

describe('a letter', () => {
  const content = contentOf(
    {
      event: 'capital-call-published',
      guid,
      recipient: 'a@example.org',
      subject: '<script>',
      body: 'Dear A & <b>B</b>,\n\nopen\n%{link}\n\nor /funds/1/capital-movements/2/details at https://evil.example/x',
    },
    base,
  )

  test('says the whole address of its page and of every path, as text and as HTML', () => {
    expect(content.text).toBe(
      `Dear A & <b>B</b>,\n\nopen\n${base}/email-processing/${guid}/capital-call-published\n\n` +
        `or ${base}/funds/1/capital-movements/2/details at https://evil.example/x`,
    )
    expect(content.html).toContain('<p style="margin:0 0 16px">Dear A &amp; &lt;b&gt;B&lt;/b&gt;,</p>')
    expect(content.html).toContain(`href="${base}/email-processing/${guid}/capital-call-published"`)
  })

  test('links to the product alone, and loads nothing', () => {
    expect(content.html.match(/href="[^"]*"/g)!.every(link => link.startsWith(`href="${base}/`))).toBe(true)
    expect(content.html).not.toMatch(/<script|<img|src=|url\(|@import/i)
  })
})

test.each([
  [[], 'NotSent'],
  [['Cancelled'], 'NotSent'],
  [['Queued', 'Sending'], 'Queued'],
  [['Queued', 'Sent'], 'PartiallySent'],
  [['Sent', 'Sent', 'Cancelled'], 'Sent'],
  [['Sent', 'Failed'], 'PartiallySent'],
  [['Failed'], 'Failed'],
] as const)('the mails %j about a movement make it %s', (mails, status) => {
  expect(notificationStatusOf(mails)).toBe(status)
})
