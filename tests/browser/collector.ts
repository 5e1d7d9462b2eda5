/** Builds monitoredPage.tsx and serves it together with a collector that keeps every item it is sent. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

/** An envelope as Application Insights receives it. */
export interface Item {
  name: string
  time: string
  tags: Record<string, string>
  data: {
    baseType: string
    baseData: {
      name: string
      url?: string
      data?: string
      target?: string
      type?: string
      properties?: Record<string, string>
      exceptions?: { typeName: string; message: string }[]
    }
  }
}

export interface Collector {
  origin: string
  /** What GET /api/config answers as `telemetry`. */
  telemetry: object
  /** Everything received, as it came over the wire. */
  raw: string[]
  items(kind?: 'PageviewData' | 'RemoteDependencyData' | 'ExceptionData'): Item[]
  clear(): void
  stop(): Promise<void>
}

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

export async function startCollector(): Promise<Collector> {
  const folder = await mkdtemp(join(tmpdir(), 'telemetry-page-'))
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    publicDir: false,
    cacheDir: join(folder, 'cache'),
    build: {
      outDir: join(folder, 'web'),
      emptyOutDir: true,
      rolldownOptions: { input: join(import.meta.dirname, 'monitored.html') },
    },
  })
  const received: Item[] = []
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = new URL(request.url!, 'http://own').pathname
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (path === '/v2/track') {
      const body = Buffer.concat(chunks)
      const content = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString('utf8')
      const items = JSON.parse(content) as Item[]
      collector.raw.push(content)
      received.push(...items)
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify({ itemsReceived: items.length, itemsAccepted: items.length, errors: [] }))
    } else if (path.startsWith('/api/')) {
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify(path === '/api/config' ? { telemetry: collector.telemetry } : {}))
    } else {
      const file = extname(path) ? path : 'monitored.html'
      response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream')
      response.end(await readFile(join(folder, 'web', file)))
    }
  }
  const server = createServer((request, response) => void receive(request, response))
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const collector: Collector = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    telemetry: {},
    raw: [],
    items: kind => received.filter(({ data }) => kind === undefined || data.baseType === kind),
    clear() {
      received.length = 0
      collector.raw.length = 0
    },
    async stop() {
      server.closeAllConnections()
      await new Promise(resolve => {
        server.close(resolve)
      })
      await rm(folder, { recursive: true, force: true })
    },
  }
  return collector
}
