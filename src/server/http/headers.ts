/** Headers of every answer: what a browser may load, what it may not guess, what nobody may keep. */
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
  // Made once: the plugin for Fastify works the policy out again for every request.
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
  app.addHook('onRequest', (request, reply, next) =>
    protect(request.raw, reply.raw, error => next(error instanceof Error ? error : undefined)),
  )
  app.addHook('onSend', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
    const path = request.url.split('?')[0]!
    if (path.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    if (path === BRIDGE_PAGE) {
      const policy = String(reply.getHeader('content-security-policy') ?? '')
      reply
        .header('content-security-policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"))
        .header('x-frame-options', 'SAMEORIGIN')
      reply.removeHeader('cross-origin-opener-policy')
    }
  })
}
