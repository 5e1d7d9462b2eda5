import createCache from '@emotion/cache'

/**
 * Wraps every style of the component library in the layer `primevue`.
 * The library's own option has a layer name that cannot be changed. Layers inside what is wrapped (the tokens) stay as
 * they are.
 */
function makeCache() {
  const cache = createCache({ key: 'css' })
  const insert = cache.insert
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    const styles = /^\s*@layer\s/.test(serialized.styles) ? serialized.styles : `@layer primevue{${serialized.styles}}`
    return insert(selector, { ...serialized, styles }, sheet, shouldCache)
  }
  return cache
}

export const emotionCache = makeCache()
