/** The application without compressed files, which cost as much as the build: a test hands out the plain ones. */
import type { ViteUserConfig } from 'vitest/config'
import base from '../../vite.config.ts'

const config: ViteUserConfig = {
  ...base,
  plugins: (base.plugins ?? []).filter(plugin => !(plugin && 'name' in plugin && plugin.name === 'precompressed')),
}
export default config
