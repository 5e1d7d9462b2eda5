/** Headers of every answer: what a browser may load, what it may not guess, what nobody may keep. */
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { Config } from '../configuration.ts'

interface HeaderOptions {
  /** Origins of identity provider and telemetry that the browser talks to. */
  identityOrigins: readonly string[]
  telemetryOrigins: readonly string[]
  https: boolean
}

const TELEMETRY_DEFAULT = 'https://dc.services.visualstudio.com'

/** Where the monitoring library of the browser sends to: its connection string says so, or its own default holds. */
export function telemetryOrigins({ connectionString, instrumentationKey }: Config['telemetry']): string[] {
  if (connectionString === undefined) return instrumentationKey === undefined ? [] : [TELEMETRY_DEFAULT]
  const endpoints = [...connectionString.matchAll(/(?:^|;)\s*(?:Ingestion|Live)Endpoint=([^;]+)/gi)]
    .map(match => match[1]!.trim())
    .filter(endpoint => URL.canParse(endpoint))
  return endpoints.length === 0 ? [TELEMETRY_DEFAULT] : endpoints.map(endpoint => new URL(endpoint).origin)
}

/** The page that sign-in opens in a hidden frame or a window of its own; it alone may be framed by us. */
export const BRIDGE_PAGE = '/redirect.html'

export function setHeaders(app: FastifyInstance, options: HeaderOptions): void {
  const identity = options.identityOrigins
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...identity, ...options.telemetryOrigins],
        frameSrc: ["'self'", ...identity],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'", ...identity],
        frameAncestors: ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    // Sign-in may happen in a window of its own, which a stricter policy would cut off from the page that waits for it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    hsts: options.https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  })
  const headers = headersOf(protect)
  // On the raw answer, because the pages of the local sign-in are written past the framework.
  app.addHook('onRequest', (_request, { raw }, next) => {
    for (const [name, value] of headers) raw.setHeader(name, value)
    next()
  })
  app.addHook('onSend', (request, reply, _payload, next) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
    const path = request.url.split('?', 1)[0] ?? ''
    if (path.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    if (path === BRIDGE_PAGE) {
      const policy = String(reply.getHeader('content-security-policy') ?? '')
      reply
        .header('content-security-policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"))
        .header('x-frame-options', 'SAMEORIGIN')
      reply.removeHeader('cross-origin-opener-policy')
    }
    next()
  })
}

/** Worked out once, on an answer to nobody: they are the same for every request. */
function headersOf(protect: ReturnType<typeof helmet>): [string, string][] {
  const request = new IncomingMessage(new Socket())
  const answer = new ServerResponse(request)
  protect(request, answer, error => {
    if (error !== undefined) throw new Error('The headers cannot be worked out.', { cause: error })
  })
  return Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)])
}
