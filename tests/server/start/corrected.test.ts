/** What the configuration says of a setting is done to the letter, and then nothing is left to say. */
import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import type { Environment } from '../../../src/server/configuration.ts'
import { mistakesOf } from './refusals.ts'

const ID = '0b7f6a2e-51c4-4d6f-8a3d-6f1c2e9b4d70'
const DIRECTORY = `https://login.microsoftonline.com/${ID}`
const CLIENT = { OIDC_CLIENT_ID: '3f9d2c61-7a85-4e1b-b0c4-91d5e8a2f607' }
const REAL = { OIDC_AUTHORITY: DIRECTORY, ...CLIENT }
const OWN = { DATABASE_URL: 'postgres://app@db/fund' }
const KEYS = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' }
const REACHABLE = { HOST: '0.0.0.0', BASE_URL: 'http://localhost:3000' }
const BUCKET = 'https://store.example.com/fund-files'

/** What is set or, as undefined, removed; it may be read out of the sentence. */
type Followed = Environment | ((...found: string[]) => Environment)

/** The one sentence about the wrong environment, and each way in which it can be followed. */
function follow(wrong: Environment, sentence: RegExp, ...ways: readonly Followed[]): void {
  const [said = '', ...others] = mistakesOf(wrong)
  expect(others).toEqual([])
  const found = sentence.exec(said)
  expect(found?.[0], `${sentence} in ${said}`).toBeDefined()
  expect(ways.length).toBeGreaterThan(0)
  for (const way of ways) {
    const changed = typeof way === 'function' ? way(...(found ?? []).slice(1)) : way
    expect(mistakesOf({ ...wrong, ...changed }), JSON.stringify(changed)).toEqual([])
  }
}

const ADDRESS = /^([A-Z_]+) must be an address that begins with (\S+\/\/)(?: or (\S+\/\/))?\.$/
/** The name of the setting comes first among what is found. */
const begins =
  (rest: string) =>
  (name = '', ...schemes: (string | undefined)[]) =>
    Object.fromEntries(schemes.filter(scheme => scheme !== undefined).map(scheme => [name, `${scheme}${rest}`]))

describe('the sentence about', () => {
  test('a number asks for one within its limits', () => {
    const whole = /^([A-Z_]+) must be a whole number from (\d+) to (\d+), not "x"\.$/
    for (const name of [
      'PORT',
      'RETAIN_IDEMPOTENCY_HOURS',
      'RETAIN_EXPORTS_DAYS',
      'RETAIN_MAILS_DAYS',
      'RETAIN_VISITS_DAYS',
    ])
      follow(
        { [name]: 'x' },
        whole,
        (said = '', least) => ({ [said]: least }),
        (said = '', _, most) => ({ [said]: most }),
      )
  })

  test('an address asks for one that begins as it says', () => {
    follow({ BASE_URL: 'funds' }, ADDRESS, begins('localhost'))
    follow({ ...REAL, OIDC_AUTHORITY: DIRECTORY.replace('https', 'http') }, ADDRESS, begins(DIRECTORY.slice(8)))
    follow({ SMTP_URL: 'mail', MAIL_FROM: 'funds@example.com' }, ADDRESS, begins('mail.example.com'))
    for (const name of ['DATABASE_URL', 'DATABASE_MIGRATION_URL', 'DATABASE_READ_URL'])
      follow({ ...OWN, [name]: 'mysql://db' }, ADDRESS, begins('owner@db/fund'))
  })

  test('the address of the product asks for an origin that suits the sign-in', () => {
    const origin = (BASE_URL: string | undefined) => ({ BASE_URL })
    follow(
      { BASE_URL: 'http://localhost:3000/funds' },
      /^BASE_URL must be an origin without a path, for example (.+)\.$/,
      origin,
    )
    follow(
      { BASE_URL: 'https://demo.example.com' },
      /^BASE_URL must stay on this machine \((.+)\) while DEMO is on, /,
      origin,
      REAL,
    )
    follow({ ...REAL, BASE_URL: 'http://funds.example.com' }, /^BASE_URL must begin with (https): /, scheme =>
      origin(`${scheme}://funds.example.com`),
    )
    follow({ ...REAL, HOST: '0.0.0.0' }, /^BASE_URL is missing: /, origin('https://funds.example.com'))
  })

  test('the demo asks for a real sign-in, or for what keeps it on this machine', () => {
    const off = { DEMO: undefined }
    const missing = /^OIDC_AUTHORITY and OIDC_CLIENT_ID are missing: with NODE_ENV "production" people sign in/
    follow({ DEMO: 'maybe' }, /^DEMO must be (on) or off, not "maybe"\.$/, DEMO => ({ DEMO }))
    follow({ ...REAL, DEMO: 'maybe' }, /^DEMO must be on or (off), not "maybe"\.$/, DEMO => ({ DEMO }))
    follow({ ...REAL, DEMO: 'on' }, /^DEMO cannot be on while OIDC_AUTHORITY is set: /, { DEMO: 'off' }, off, {
      OIDC_AUTHORITY: undefined,
      OIDC_CLIENT_ID: undefined,
    })
    const production = { NODE_ENV: 'production', DEMO: 'on' }
    follow(production, /^DEMO is refused while NODE_ENV is "production": /, { NODE_ENV: undefined })
    follow({ ...production, ...off }, missing, REAL)
    follow({ DEMO: 'off' }, /: set OIDC_AUTHORITY and OIDC_CLIENT_ID, or remove DEMO\.$/, REAL, off)
    follow(REACHABLE, /: set OIDC_AUTHORITY and OIDC_CLIENT_ID, or keep HOST at (.+)\.$/, REAL, HOST => ({ HOST }))
  })

  test('the identity provider asks for both of its settings, and for one directory', () => {
    follow({ OIDC_AUTHORITY: DIRECTORY }, /^OIDC_CLIENT_ID is missing: OIDC_AUTHORITY is set, and both belong/, CLIENT)
    follow(CLIENT, /^OIDC_AUTHORITY is missing: OIDC_CLIENT_ID is set, and both belong/, { OIDC_AUTHORITY: DIRECTORY })
    follow(
      { ...CLIENT, OIDC_AUTHORITY: 'https://login.microsoftonline.com/contoso.example' },
      /^OIDC_AUTHORITY must name one directory by its id, for example (.+)<directory id>: /,
      host => ({ OIDC_AUTHORITY: `${host}${ID}` }),
    )
    follow(
      { ...CLIENT, OIDC_AUTHORITY: `${DIRECTORY}/oauth2` },
      /^OIDC_AUTHORITY must be (\S+) and nothing more, /,
      OIDC_AUTHORITY => ({ OIDC_AUTHORITY }),
    )
  })

  test('a database asks for the one beside which it is set, or for a number and an address of its own', () => {
    const without = (name: string) => new RegExp(`^${name} is set without DATABASE_URL: `)
    for (const name of ['DATABASE_MIGRATION_URL', 'DATABASE_READ_URL'])
      follow({ [name]: 'postgres://owner@db/fund' }, without(name), OWN)
    const two = '2=postgres://app@db/two'
    follow({ DATABASES: two }, without('DATABASES'), OWN)
    const again = { ...OWN, DATABASES: `2=${OWN.DATABASE_URL}` }
    follow(again, /^DATABASES names the database of DATABASE_URL once more: /, { DATABASES: two })
    follow(
      { ...OWN, DATABASES_MIGRATION: '2=postgres://owner@db/two' },
      /^DATABASES_MIGRATION names a number that DATABASES does not: /,
      { DATABASES: two },
    )
    for (const name of ['DATABASES', 'DATABASES_MIGRATION']) {
      const both = { ...OWN, DATABASES: `${two} 3=postgres://app@db/three` }
      follow(
        { ...both, [name]: 'postgres://app@db/two' },
        /^(DATABASES\w*) must list .+ from (2) to 99, with blanks between: 2=(postgresql:\/\/)… (3)=…\.$/,
        (said = '', one, scheme, other) => ({ [said]: `${one}=${scheme}app@db/two ${other}=${scheme}app@db/three` }),
      )
      for (const twice of [`${two} 2=postgres://app@db/three`, `${two} 3=postgres://app@db/two`])
        follow(
          { ...both, [name]: twice },
          /^(DATABASES\w*) names a number or an address twice: each database has one number of its own\.$/,
          (said = '') => ({ [said]: both.DATABASES }),
        )
    }
  })

  test('mails asks for their sender', () => {
    const sender = (MAIL_FROM: string | undefined) => ({ MAIL_FROM })
    follow({ MAIL_FROM: 'nobody' }, /^MAIL_FROM must be one e-mail address, for example (.+)\.$/, sender)
    follow({ SMTP_URL: 'smtp://mail.example.com' }, /^MAIL_FROM is missing: /, sender('funds@example.com'))
  })

  test('the uploaded files asks for what all servers share, and for what opens it', () => {
    const url = (FILES_URL: string | undefined) => ({ FILES_URL })
    const AWS = { ...KEYS, AWS_REGION: 'eu-central-1' }
    follow(
      { ...AWS, FILES_URL: 'file://other-machine/srv' },
      /^FILES_URL must name what all servers share: .+\((file:\S+)\).+\((s3:\S+)\).+\((https:\S+)\)\.$/,
      folder => url(folder),
      (_, ofAws) => url(ofAws),
      (_, __, other) => url(other),
    )
    follow({ ...KEYS, FILES_URL: BUCKET.replace('https', 'http') }, /^FILES_URL must begin with (https): /, scheme =>
      url(`${scheme}${BUCKET.slice(5)}`),
    )
    follow(
      { ...KEYS, FILES_URL: 'https://store.example.com/' },
      /^FILES_URL must name a bucket, and after it at most folders of letters, digits, dots, - and _\.$/,
      url(BUCKET),
      url(`${BUCKET}/Papers-of_2026.09/2`),
    )
    follow({ FILES_URL: BUCKET }, /^AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are missing: /, KEYS)
    const ofAws = { ...KEYS, FILES_URL: 's3://fund-files' }
    follow(ofAws, /^AWS_REGION is missing: /, { AWS_REGION: 'eu-central-1' })
    follow(
      { ...ofAws, AWS_REGION: 'Frankfurt!' },
      /^AWS_REGION must be the name of a region, for example (.+)\.$/,
      AWS_REGION => ({ AWS_REGION }),
    )
  })

  test('proxies, figures, traces and the log asks for what it names', () => {
    follow(
      { TRUST_PROXY: 'proxy' },
      /^TRUST_PROXY must list .+, for example (.+); "proxy" is none\.$/,
      TRUST_PROXY => ({ TRUST_PROXY }),
    )
    follow(
      { METRICS_TOKEN: 'short' },
      /^METRICS_TOKEN must have at least (\d+) visible characters without blanks\.$/,
      least => ({ METRICS_TOKEN: 'x'.repeat(Number(least)) }),
    )
    follow(
      { METRICS_TOKEN: 'at-least-twenty-letters' },
      /^METRICS_TOKEN is the word of .+, for example what this prints: node --print "(.+)"\.$/,
      code => ({ METRICS_TOKEN: execFileSync(process.execPath, ['--print', code ?? ''], { encoding: 'utf8' }).trim() }),
    )
    follow(
      { APPLICATIONINSIGHTS_CONNECTION_STRING: 'x' },
      /^(\w+) must contain (InstrumentationKey=)…\.$/,
      (said = '', part) => ({ [said]: `${part}${ID}` }),
    )
    follow({ APPINSIGHTS_INSTRUMENTATIONKEY: 'x' }, /^(\w+) must be a GUID\.$/, (said = '') => ({ [said]: ID }))
    const levels = /^LOG_LEVEL must be one of (.+), not "loud"\.$/
    const [, named = ''] = levels.exec(mistakesOf({ LOG_LEVEL: 'loud' })[0] ?? '') ?? []
    follow({ LOG_LEVEL: 'loud' }, levels, ...named.split(', ').map(LOG_LEVEL => ({ LOG_LEVEL })))
  })
})
