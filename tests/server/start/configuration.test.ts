import { describe, expect, test } from 'vitest'
import { readConfig } from '../../../src/server/configuration.ts'
import { isLoopback } from '../../../src/server/loopback.ts'
import type { Config, Environment } from '../../../src/server/configuration.ts'
import { mistakesOf as mistakes } from './refusals.ts'

const folders = { root: '/product', from: '/folder' }
const read = (environment: Environment = {}): Config => readConfig(environment, folders)

const DIRECTORY = 'https://login.microsoftonline.com/0b7f6a2e-51c4-4d6f-8a3d-6f1c2e9b4d70'
const real = { OIDC_AUTHORITY: DIRECTORY, OIDC_CLIENT_ID: '3f9d2c61-7a85-4e1b-b0c4-91d5e8a2f607' }

const beside = (DATABASES: string): Environment => ({ DATABASE_URL: 'postgres://db/y', DATABASES })

const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' }

describe('the configuration', () => {
  test('needs no variable at all: demo, this machine, embedded database', () => {
    expect(read()).toEqual({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      baseUrl: 'http://localhost:3000',
      dataDir: '/product/.data',
      files: { kind: 'folder', folder: '/product/.data/files' },
      database: { kind: 'embedded' },
      trustProxy: false,
      identity: { kind: 'local' },
      demo: true,
      mail: {},
      telemetry: {},
      logLevel: 'warn',
      metrics: { kind: 'inside' },
      retention: { idempotencyHours: 48, exportDays: 14, mailDays: 3650, visitDays: 3650 },
    })
  })

  test('takes every variable', () => {
    expect(
      read({
        ...real,
        NODE_ENV: 'production',
        PORT: '8080',
        HOST: '0.0.0.0',
        BASE_URL: 'https://funds.example.com/',
        DATA_DIR: 'data',
        FILES_URL: 'file:///srv/fund%20files/',
        DATABASE_URL: 'postgres://app:secret@db/fund',
        DATABASE_MIGRATION_URL: 'postgresql://owner:secret@db/fund',
        DATABASE_READ_URL: 'postgres://app:secret@copy/fund',
        TRUST_PROXY: '10.0.0.5, 10.1.0.0/16',
        SMTP_URL: 'smtps://mail.example.com',
        MAIL_FROM: 'funds@example.com',
        LOG_LEVEL: 'DEBUG',
        APPLICATIONINSIGHTS_CONNECTION_STRING: 'InstrumentationKey=x;IngestionEndpoint=https://in.example.com/',
        APPINSIGHTS_INSTRUMENTATIONKEY: '3f9d2c61-7a85-4e1b-b0c4-91d5e8a2f607',
      }),
    ).toEqual({
      production: true,
      port: 8080,
      host: '0.0.0.0',
      baseUrl: 'https://funds.example.com',
      dataDir: '/folder/data',
      files: { kind: 'folder', folder: '/srv/fund files' },
      database: {
        kind: 'external',
        url: 'postgres://app:secret@db/fund',
        migrationUrl: 'postgresql://owner:secret@db/fund',
        readUrl: 'postgres://app:secret@copy/fund',
      },
      trustProxy: ['10.0.0.5', '10.1.0.0/16'],
      identity: {
        kind: 'external',
        authority: DIRECTORY,
        clientId: real.OIDC_CLIENT_ID,
        directory: '0b7f6a2e-51c4-4d6f-8a3d-6f1c2e9b4d70',
      },
      demo: false,
      mail: { smtpUrl: 'smtps://mail.example.com', from: 'funds@example.com' },
      logLevel: 'debug',
      metrics: { kind: 'nobody' },
      retention: { idempotencyHours: 48, exportDays: 14, mailDays: 3650, visitDays: 3650 },
      telemetry: {
        connectionString: 'InstrumentationKey=x;IngestionEndpoint=https://in.example.com/',
        instrumentationKey: '3f9d2c61-7a85-4e1b-b0c4-91d5e8a2f607',
      },
    })
  })

  test('shows its figures inside only where nobody can be outside, else to the holder of a token', () => {
    const token = 'f3a91c0e7b2d4c5f8a6e'
    expect(read({ METRICS_TOKEN: token }).metrics).toEqual({ kind: 'token', token })
    expect(read({ ...real, BASE_URL: 'https://funds.example.com' }).metrics).toEqual({ kind: 'nobody' })
    expect(read({ TRUST_PROXY: '127.0.0.1' }).metrics).toEqual({ kind: 'nobody' })
    for (const wrong of ['short', 'has a blank within it, and is long'])
      expect(mistakes({ METRICS_TOKEN: wrong })).toEqual([
        'METRICS_TOKEN must have at least 20 visible characters without blanks.',
      ])
  })

  test('keeps what nobody needs for good as long as it is told, within limits', () => {
    expect(
      read({
        RETAIN_EXPORTS_DAYS: '30',
        RETAIN_IDEMPOTENCY_HOURS: '24',
        RETAIN_MAILS_DAYS: '90',
        RETAIN_VISITS_DAYS: '400',
      }).retention,
    ).toEqual({ idempotencyHours: 24, exportDays: 30, mailDays: 90, visitDays: 400 })
    for (const wrong of ['89', '1e3', '-1', '36501', 'ever'])
      expect(mistakes({ RETAIN_MAILS_DAYS: wrong })).toEqual([
        `RETAIN_MAILS_DAYS must be a whole number from 90 to 36500, not "${wrong}".`,
      ])
  })

  test('an empty variable is one that is not set', () => {
    expect(read({ PORT: '', DATABASE_URL: ' ', OIDC_AUTHORITY: '' })).toEqual(read())
  })

  test('the owner of an external database is the same user where no other is named', () => {
    expect(read({ DATABASE_URL: 'postgres://app@db/fund' }).database).toEqual({
      kind: 'external',
      url: 'postgres://app@db/fund',
      migrationUrl: 'postgres://app@db/fund',
    })
    expect(read({ DATABASE_URL: 'postgresql://app@/fund?host=/run/postgresql' }).database).toMatchObject({
      url: 'postgresql://app@/fund?host=/run/postgresql',
    })
  })

  test('databases beside it have numbers, and owners that are other logins where they are named', () => {
    const { database } = read({
      DATABASE_URL: 'postgres://app@db/fund',
      DATABASES: '2=postgresql://app@/fund?host=/run/two  7=postgres://app@three/fund',
      DATABASES_MIGRATION: '7=postgres://owner@three/fund',
    })
    expect(database).toMatchObject({
      further: [
        {
          number: 2,
          url: 'postgresql://app@/fund?host=/run/two',
          migrationUrl: 'postgresql://app@/fund?host=/run/two',
        },
        { number: 7, url: 'postgres://app@three/fund', migrationUrl: 'postgres://owner@three/fund' },
      ],
    })
  })

  test('a telemetry key or a connection string suffices alone', () => {
    expect(mistakes({ APPINSIGHTS_INSTRUMENTATIONKEY: '3f9d2c61-7a85-4e1b-b0c4-91d5e8a2f607' })).toEqual([])
    expect(
      mistakes({ APPLICATIONINSIGHTS_CONNECTION_STRING: 'InstrumentationKey=3f9d2c61-7a85-4e1b-b0c4-91d5e8a2f607' }),
    ).toEqual([])
  })

  test('names every mistake at once, each in one sentence with its variable', () => {
    const found = mistakes({
      PORT: '3000a',
      BASE_URL: 'funds',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'mysql://db',
      MAIL_FROM: 'nobody',
    })
    expect(found).toHaveLength(5)
    for (const sentence of found) expect(sentence).toMatch(/^[A-Z_]+ [^\n]+\.$/)
  })

  test('never repeats what may hold a password', () => {
    const found = mistakes({
      DATABASE_URL: 'mysql://app:hunter2@db/fund',
      SMTP_URL: 'http://mail:hunter2@host',
      DATABASE_MIGRATION_URL: 'hunter2',
      FILES_URL: 'ftp://hunter2@x',
      DATABASES: '2:postgres://app:hunter2@db/fund',
    })
    expect(found).toHaveLength(5)
    expect(found.join()).not.toContain('hunter2')
  })

  test.each<[environment: Environment, words: string]>([
    [{ PORT: '70000' }, 'PORT'],
    [{ PORT: '-1' }, 'PORT'],
    [{ PORT: '3000.5' }, 'PORT'],
    [{ BASE_URL: 'http://localhost:3000/funds' }, 'BASE_URL'],
    [{ BASE_URL: 'ftp://localhost' }, 'BASE_URL'],
    [{ BASE_URL: 'http://localhost/?x=1' }, 'BASE_URL'],
    [{ ...real, BASE_URL: 'http://funds.example.com' }, 'BASE_URL must begin with https'],
    [{ ...real, HOST: '0.0.0.0' }, 'BASE_URL is missing'],
    [{ DATABASE_MIGRATION_URL: 'postgres://db/x' }, 'DATABASE_MIGRATION_URL is set without DATABASE_URL'],
    [{ DATABASE_READ_URL: 'postgres://db/x' }, 'DATABASE_READ_URL is set without DATABASE_URL'],
    [{ DATABASES: '2=postgres://db/x' }, 'DATABASES is set without DATABASE_URL'],
    [beside('postgres://db/x'), 'DATABASES must list databases with their numbers'],
    [beside('1=postgres://db/x'), 'DATABASES must list databases with their numbers'],
    [beside('100=postgres://db/x'), 'DATABASES must list databases with their numbers'],
    [beside('2=mysql://db/x'), 'DATABASES must list databases with their numbers'],
    [beside('2='), 'DATABASES must list databases with their numbers'],
    [beside('2=postgres://db/x 2=postgres://db/z'), 'a number or an address twice'],
    [beside('2=postgres://db/x 3=postgres://db/x'), 'a number or an address twice'],
    [beside('2=postgres://db/y'), 'that one is number 1 already'],
    [
      { DATABASE_URL: 'postgres://db/y', DATABASES_MIGRATION: '2=postgres://db/x' },
      'DATABASES_MIGRATION names a number that DATABASES does not',
    ],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '1' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.5,proxy' }, 'TRUST_PROXY'],
    [{ SMTP_URL: 'smtp://mail.example.com' }, 'MAIL_FROM is missing'],
    [{ APPLICATIONINSIGHTS_CONNECTION_STRING: 'abc' }, 'APPLICATIONINSIGHTS_CONNECTION_STRING'],
    [{ APPINSIGHTS_INSTRUMENTATIONKEY: 'abc' }, 'APPINSIGHTS_INSTRUMENTATIONKEY'],
    [{ LOG_LEVEL: 'verbose' }, 'LOG_LEVEL'],
    [{ DEMO: 'maybe' }, 'DEMO'],
    [{ FILES_URL: 'file://other-machine/srv/files' }, 'FILES_URL must name what all servers share'],
    [{ FILES_URL: 'file:///' }, 'FILES_URL must name what all servers share'],
    [{ FILES_URL: 'https://key:secret@store.example.com/fund-files' }, 'FILES_URL must name what all servers share'],
    [{ FILES_URL: 'https://store.example.com/fund-files' }, 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are missing'],
    [{ ...keys, FILES_URL: 's3://fund-files' }, 'AWS_REGION is missing'],
    [{ ...keys, FILES_URL: 's3://fund-files', AWS_REGION: 'Frankfurt!' }, 'AWS_REGION must be the name of a region'],
    [{ ...keys, FILES_URL: 'https://store.example.com/' }, 'FILES_URL must name a bucket'],
    [{ ...keys, FILES_URL: 'https://store.example.com/fund-files/a%20b' }, 'FILES_URL must name a bucket'],
    [{ ...keys, FILES_URL: 'http://store.example.com/fund-files' }, 'FILES_URL must begin with https'],
  ])('%o is refused with one sentence', (environment, words) => {
    const found = mistakes(environment)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(words)
  })
})

describe('the bucket of uploaded files', () => {
  const placed = (environment: Record<string, string>) => read({ ...keys, ...environment }).files

  test('is one of AWS in its region, or of another store under its address', () => {
    expect(placed({ FILES_URL: 's3://fund-files/papers/', AWS_REGION: 'eu-central-1' })).toEqual({
      kind: 'bucket',
      endpoint: 'https://s3.eu-central-1.amazonaws.com',
      bucket: 'fund-files',
      prefix: 'papers/',
      region: 'eu-central-1',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      receivedDir: '/product/.data/received',
    })
    expect(placed({ FILES_URL: 'https://store.example.com:9000/fund-files' })).toMatchObject({
      endpoint: 'https://store.example.com:9000',
      bucket: 'fund-files',
      prefix: '',
      region: 'us-east-1',
    })
    expect(placed({ FILES_URL: 'http://127.0.0.1:9000/fund-files' })).toMatchObject({ bucket: 'fund-files' })
  })
})

describe('the demo sign-in', () => {
  test('is on when no identity provider is set, and off when one is', () => {
    expect(read()).toMatchObject({ demo: true, identity: { kind: 'local' } })
    expect(read({ DEMO: 'on' })).toMatchObject({ demo: true })
    expect(read(real)).toMatchObject({ demo: false, identity: { kind: 'external' } })
    expect(read({ ...real, DEMO: 'off' })).toMatchObject({ demo: false })
  })

  test('is refused in production', () => {
    expect(mistakes({ NODE_ENV: 'production', DEMO: 'on' })).toEqual([
      expect.stringContaining('DEMO is refused while NODE_ENV is "production"'),
    ])
    expect(mistakes({ NODE_ENV: 'production' })).toEqual([
      expect.stringContaining('OIDC_AUTHORITY and OIDC_CLIENT_ID are missing'),
    ])
    expect(mistakes({ NODE_ENV: 'production', ...real })).toEqual([])
  })

  test('is refused where other machines could reach it', () => {
    expect(mistakes({ HOST: '0.0.0.0', BASE_URL: 'http://localhost:3000' })).toEqual([
      expect.stringContaining('HOST is "0.0.0.0"'),
    ])
    expect(mistakes({ BASE_URL: 'https://demo.example.com' })).toEqual([
      expect.stringContaining('BASE_URL must stay on this machine'),
    ])
    expect(mistakes({ HOST: '::1' })).toEqual([])
    expect(mistakes({ HOST: 'localhost' })).toEqual([])
  })

  test('cannot stand beside an identity provider, nor be off without one', () => {
    expect(mistakes({ ...real, DEMO: 'on' })).toEqual([
      expect.stringContaining('DEMO cannot be on while OIDC_AUTHORITY is set'),
    ])
    expect(mistakes({ DEMO: 'off' })).toEqual([expect.stringContaining('nobody could sign in')])
  })
})

describe('the identity provider', () => {
  test('needs both of its variables', () => {
    expect(mistakes({ OIDC_AUTHORITY: DIRECTORY })).toEqual([expect.stringContaining('OIDC_CLIENT_ID is missing')])
    expect(mistakes({ OIDC_CLIENT_ID: 'x' })).toEqual([expect.stringContaining('OIDC_AUTHORITY is missing')])
  })

  test('is one directory, never all of them, and is reached over https', () => {
    for (const shared of ['common', 'organizations', 'consumers', '']) {
      expect(mistakes({ ...real, OIDC_AUTHORITY: `https://login.microsoftonline.com/${shared}` })).toEqual([
        expect.stringContaining('must name one directory'),
      ])
    }
    for (const authority of ['contoso.onmicrosoft.com', 'contoso.onmicrosoft.com/v2.0', 'a-directory'])
      expect(mistakes({ ...real, OIDC_AUTHORITY: `https://login.microsoftonline.com/${authority}` })).toEqual([
        expect.stringMatching(/must name one directory by its id, .* never a domain name/),
      ])
    expect(mistakes({ ...real, OIDC_AUTHORITY: DIRECTORY.replace('https', 'http') })).toEqual([
      expect.stringContaining('OIDC_AUTHORITY'),
    ])
    expect(mistakes(real)).toEqual([])
  })

  test('is refused where no token could ever match it, with the address that would', () => {
    const host = 'https://login.microsoftonline.com'
    const id = DIRECTORY.slice(host.length + 1)
    for (const never of [
      `${host}/${id.toUpperCase()}`,
      `https://LOGIN.microsoftonline.com/${id}`,
      `${DIRECTORY}/oauth2/v2.0`,
      `${DIRECTORY}/v2.0/.well-known/openid-configuration`,
      `${DIRECTORY}/v1.0`,
      `${DIRECTORY}?p=policy`,
      `https://user@login.microsoftonline.com/${id}`,
    ]) {
      const [mistake, ...others] = mistakes({ ...real, OIDC_AUTHORITY: never })
      expect(others, never).toEqual([])
      const named = /^OIDC_AUTHORITY must be (\S+) and nothing more/.exec(mistake ?? '')?.[1]
      expect(mistakes({ ...real, OIDC_AUTHORITY: named }), never).toEqual([])
    }
    for (const same of [DIRECTORY, `${DIRECTORY}/`, `${DIRECTORY}/v2.0`, `${DIRECTORY}/v2.0/`])
      expect(read({ ...real, OIDC_AUTHORITY: same }).identity, same).toMatchObject({ authority: DIRECTORY })
  })
})

test('loopback addresses are those of this machine', () => {
  for (const host of ['localhost', '127.0.0.1', '127.9.9.9', '::1', '[::1]', 'LOCALHOST'])
    expect(isLoopback(host), host).toBe(true)
  for (const host of ['0.0.0.0', '::', '10.0.0.1', 'localhost.example.com', '128.0.0.1', '127.0.0.1.example.com'])
    expect(isLoopback(host), host).toBe(false)
})
