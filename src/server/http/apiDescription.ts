/** The description of the API, made from the schemas, and a page to read it and try it. */
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const FILE = join(import.meta.dirname, '../../../generated/openapi.json')

export const DESCRIPTION_PATH = '/api/docs'

export async function describeApi(app: FastifyInstance): Promise<void> {
  // Read whenever somebody asks, which is seldom: it is the largest text that the server would hold.
  app.get('/api/openapi.json', { config: { access: 'open' } }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(await readFile(FILE)),
  )
  // The page wants a plugin that derives a description from the routes; ours exists already.
  const given: FastifyPluginAsync = async instance => {
    // Every text of JSON is one of YAML.
    instance.decorate('swagger', ({ yaml = false }: { yaml?: boolean } = {}) =>
      yaml ? readFileSync(FILE, 'utf8') : (JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, unknown>),
    )
  }
  Object.assign(given, {
    [Symbol.for('skip-override')]: true,
    [Symbol.for('plugin-meta')]: { name: '@fastify/swagger' },
  })
  await app.register(given)
  await app.register(swaggerUi, {
    routePrefix: DESCRIPTION_PATH,
    staticCSP: false,
    uiConfig: { persistAuthorization: false, validatorUrl: null },
  })
}
