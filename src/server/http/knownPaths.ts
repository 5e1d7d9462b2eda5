/** Which paths there are and with which methods: whoever asks one with another method is told so. */

interface Route {
  method: string
  url: string
  /** `open`: to everybody. */
  access: string
}

export interface KnownPath {
  url: string
  methods: readonly string[]
  /** Whoever may use none of its routes is told of it all the same, once they have signed in. */
  access: 'open' | 'signedIn'
}

interface Placed extends KnownPath {
  parts: readonly string[]
}

export type KnownPaths = ReturnType<typeof knownPaths>

export function knownPaths(routes: readonly Route[]) {
  /** By how many parts they have; of two that fit an address the one with fewer parameters at its start is first. */
  const byLength = new Map<number, Placed[]>()
  const rank = ({ url }: KnownPath) => url.replaceAll(':', '\uffff')
  for (const path of pathsOf(routes)) {
    const parts = path.url.split('/')
    byLength.set(parts.length, [...(byLength.get(parts.length) ?? []), { ...path, parts }])
  }
  for (const paths of byLength.values()) paths.sort((one, other) => (rank(one) < rank(other) ? -1 : 1))
  const alike = (parts: readonly string[]) => byLength.get(parts.length) ?? []
  return {
    at(address: string): KnownPath | undefined {
      const parts = address.replace(/\?.*/s, '').split('/')
      return alike(parts).find(path => fits(path, parts))
    },
    /** Each path with the methods that it does not know and a path with parameters would answer in its place. */
    overlapped<Method extends string>(methods: readonly Method[]): { path: KnownPath; by: Method[] }[] {
      return [...byLength.values()].flat().flatMap(path => {
        const others = alike(path.parts).filter(other => other !== path && fits(other, path.parts))
        const taken = new Set<string>(others.flatMap(other => other.methods))
        const by = methods.filter(method => taken.has(method) && !path.methods.includes(method))
        return by.length > 0 ? [{ path, by }] : []
      })
    },
  }
}

function pathsOf(routes: readonly Route[]): KnownPath[] {
  const byUrl = Map.groupBy(routes, ({ url }) => url)
  return Array.from(byUrl, ([url, list]) => ({
    url,
    methods: [...new Set(list.map(({ method }) => method))],
    access: list.some(({ access }) => access === 'open') ? 'open' : 'signedIn',
  }))
}

function fits(path: Placed, parts: readonly string[]): boolean {
  return path.parts.every((part, place) => part === parts[place] || (part.startsWith(':') && parts[place] !== ''))
}
