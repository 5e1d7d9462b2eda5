import { describe, expect, test } from 'vitest'
import { mail } from '../../generated/entities/mail.ts'
import { mailEvents } from '../../src/mails/events.ts'
import { LINK, bodyWithLink, linkOf } from '../../src/mails/mail.ts'
import { ROUTES } from '../../src/paths.ts'
import { filled } from '../../src/texts.ts'
import { draftOf } from '../../src/validation.ts'

const guid = '0b7f6a2e-51c4-4d6f-8a3d-6f1c2e9b4d70'

describe('the link of a mail', () => {
  test('leads to the landing page of its event, and names the address where the page asks for it', () => {
    expect(linkOf({ event: 'account-creating', guid, recipient: 'a@example.org' })).toBe(
      `/email-processing/${guid}/account-creating`,
    )
    expect(linkOf({ event: 'account-created', guid, recipient: 'a+b@example.org' })).toBe(
      `/email-processing/${guid}/account-created?ea=a%2Bb%40example.org`,
    )
  })

  test('exists for every landing page, and for no mail without one', () => {
    const events = mail.fields
      .find(({ name }) => name === 'event')!
      .choices!.map(({ value }) => draftOf(mail, { event: value }).event!)
    const pages = events
      .flatMap(event => linkOf({ event, guid, recipient: 'a@example.org' }) ?? [])
      .map(link => link.split('/').at(-1)!.split('?')[0]!)
    // Two mails may lead to the same page.
    expect([...new Set(pages)].sort()).toEqual(
      ROUTES.filter(({ area }) => area === 'email')
        .map(({ pattern }) => pattern.split('/').at(-1)!)
        .sort(),
    )
    expect(linkOf({ event: 'reopen-requested', guid, recipient: 'a@example.org' })).toBeNull()
  })

  test('is unknown to whoever may not read its secret', () => {
    expect(linkOf({ event: 'account-creating', guid: null, recipient: 'a@example.org' })).toBeNull()
    expect(linkOf({ event: 'account-creating', guid: 'not-a-guid', recipient: 'a@example.org' })).toBe('/not-found')
    expect(bodyWithLink(`Open ${LINK} now`, null, '(hidden)')).toBe('Open (hidden) now')
    expect(bodyWithLink(`Open ${LINK} now`, '/x?a=$&', '(hidden)')).toBe('Open /x?a=$& now')
  })

  test('has its place in the text of each mail that leads to a page', () => {
    const written = Object.entries(mailEvents).flatMap(([event, row]) => ('body' in row ? [{ event, ...row }] : []))
    expect(written.length).toBeGreaterThan(0)
    for (const { event, body, page } of written)
      expect(filled(body, { name: 'A', tenant: 'B', userName: 'C' }).split(LINK), event).toHaveLength(
        page === null ? 1 : 2,
      )
  })
})
