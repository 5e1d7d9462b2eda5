/**
 * One line per request: which route, which answer, how long, for which account. Never an address, a body, a token, a
 * name.
 */
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { LogLevel } from '../configuration.ts'

export function loggerOptions(
  level: LogLevel,
  stream?: { write(line: string): void },
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    base: null,
    ...(stream && { stream }),
    redact: {
      paths: ['req.headers', 'request.headers', 'err.detail', 'err.where', 'err.query', 'err.parameters'],
      remove: true,
    },
    serializers: {
      req: request => ({ method: request.method }),
      res: reply => ({ statusCode: reply.statusCode }),
      err: errorLine,
    },
  }
}

/**
 * Messages of PostgreSQL may repeat values of the request ("invalid input syntax for …"): only its code and place are
 * logged.
 */
function errorLine(error: Error & { code?: string; severity?: string; constraint?: string; table?: string }): {
  type: string
  message: string
  stack: string
} {
  if (error.severity !== undefined)
    return {
      type: 'DatabaseError',
      message: [error.code, error.table, error.constraint].filter(Boolean).join(' '),
      stack: placesOf(error),
    }
  return { type: error.name, message: masked(error.message), stack: placesOf(error) }
}

function placesOf(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter(line => /^\s+at /.test(line))
    .join('\n')
}

function masked(message: string): string {
  return message
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, '<guid>')
    .replace(/fund_\d+-\d+_[\w-]+/g, '<key>')
    .replace(/eyJ[\w-]+\.[\w-]+\.[\w-]*/g, '<token>')
    .replace(/[^\s@"'<>]+@[^\s@"'<>]+/g, '<address>')
}

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, next) => {
    const { account } = request
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(account && { account: account.id, tenant: account.tenantId }),
      },
      'request',
    )
    next()
  })
}
