/** A route that fails inside. */
import type { OwnParts } from '../apiParts.ts'

export const own: OwnParts = {
  plugins: [
    async app => {
      app.get('/api/broken', { config: { access: 'open' } }, async () => {
        throw new Error('relation "secret" does not exist at /src/server/x.ts')
      })
    },
  ],
}
