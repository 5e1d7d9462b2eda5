/** Debian's Prometheus with the rules of .operations, asking both servers as an operator's would. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort, operationsFile, startProgram } from './programs.ts'
import type { Report } from './programs.ts'

const OPERATIONS = join(import.meta.dirname, '../../.operations')
const PATIENCE_MS = 60_000

interface Answer {
  status: string
  data: { result: { metric: Record<string, string>; value: [number, string] }[] }
}

function expressionsOf(dashboard: string): string[] {
  return [...dashboard.matchAll(/"expr": ("(?:[^"\\]|\\.)*")/g)].map(([, text = '""']) => String(JSON.parse(text)))
}

/** `token`: what the servers want to hear before they tell their figures. */
export async function tryWatching(
  folder: string,
  ports: readonly number[],
  token: string,
  report: Report,
): Promise<void> {
  const checked = [
    ['check', 'rules', 'alerts.yml'],
    ['test', 'rules', 'alerts.test.yml'],
  ].map(words => spawnSync('promtool', words, { cwd: OPERATIONS, encoding: 'utf8' }))
  const said = checked.map(({ stdout }) => /SUCCESS[^\n]*/.exec(stdout)?.[0] ?? 'FAILED').join(', ')
  report(
    'alert rules, by promtool',
    said,
    checked.every(({ status }) => status === 0),
  )

  const place = join(folder, 'prometheus')
  mkdirSync(place)
  const configuration = join(place, 'prometheus.yml')
  const tokenFile = join(place, 'token')
  writeFileSync(tokenFile, token)
  const settings = operationsFile('prometheus.yml', [
    ['/etc/prometheus/alerts.yml', join(OPERATIONS, 'alerts.yml')],
    ['/etc/prometheus/metrics-token', tokenFile],
    ["'10.0.0.11:3000', '10.0.0.12:3000'", ports.map(port => `'127.0.0.1:${port}'`).join(', ')],
  ])
  writeFileSync(configuration, `global: { scrape_interval: 1s, evaluation_interval: 1s }\n${settings}`)
  const port = await freePort()
  const where = [`--web.listen-address=127.0.0.1:${port}`, `--storage.tsdb.path=${place}/data`]
  await startProgram(['prometheus', `--config.file=${configuration}`, ...where], port)
  const ask = async (query: string): Promise<Answer> => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/query?query=${encodeURIComponent(query)}`)
    return (await answer.json()) as Answer
  }
  const until = performance.now() + PATIENCE_MS
  // It listens before it can answer.
  const ready = () => fetch(`http://127.0.0.1:${port}/-/ready`).then(({ ok }) => ok)
  while (!(await ready()) && performance.now() < until) await delay(200)
  const up = async () => (await ask('sum(up)')).data.result[0]?.value[1]
  while ((await up()) !== String(ports.length) && performance.now() < until) await delay(500)
  // A rate needs two scrapes.
  await delay(3000)
  const expressions = expressionsOf(readFileSync(join(OPERATIONS, 'dashboard.json'), 'utf8'))
  const empty: string[] = []
  for (const expression of expressions) {
    const { status, data } = await ask(expression)
    if (status !== 'success' || data.result.length === 0) empty.push(expression)
  }
  const figures = `${await up()} servers, ${expressions.length - empty.length} of ${expressions.length} expressions`
  const whole = empty.length === 0 && (await up()) === String(ports.length)
  report('Prometheus asks both and draws the dashboard', [figures, ...empty].join('; '), whole)
  const rules = await fetch(`http://127.0.0.1:${port}/api/v1/rules`)
  const evaluated = (await rules.text()).match(/"health":"ok"/g)?.length ?? 0
  const alerts = readFileSync(join(OPERATIONS, 'alerts.yml'), 'utf8').match(/- alert:/g)?.length
  report('alert rules, evaluated on these figures', `${evaluated} of ${alerts}`, evaluated === alerts)
}
