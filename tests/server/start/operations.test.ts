/** The files of .operations agree with the product; npm run test:cluster has them read by their programs. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readConfig } from '../../../src/server/configuration.ts'

const root = join(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

test('the settings for Entra, SMTP, S3 and an external database are taken without a mistake', () => {
  const settings = parseEnv(read('.operations/settings.example'))
  const config = readConfig(settings, { root: '/opt/fund-administration', from: '/' })
  expect(config).toMatchObject({
    production: true,
    identity: { kind: 'external' },
    database: { kind: 'external' },
    files: { kind: 'bucket', bucket: 'fund-files' },
    mail: { from: 'funds@example.com' },
    metrics: { kind: 'token' },
    demo: false,
  })
  const told = read('src/server/README.md')
  for (const name of Object.keys(settings).filter(one => one !== 'NODE_ENV')) expect(told).toContain(`\`${name}\``)
})

test('unit and container start what npm starts, and give it longer to end than it takes', () => {
  expect(read('.operations/fund-administration.service')).toMatch(/^ExecStart=\S+npm start$/m)
  expect(read('.operations/Containerfile')).toContain('CMD ["npm", "start"]')
  const seconds = [/TimeoutStopSec=(\d+)/, /stop_grace_period: (\d+)s/].map((words, index) =>
    Number(words.exec(read(`.operations/${['fund-administration.service', 'compose.yaml'][index]}`))?.[1]),
  )
  for (const each of seconds) expect(each).toBeGreaterThan(10)
})
