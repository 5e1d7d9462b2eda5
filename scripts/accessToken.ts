import { createHash, randomBytes } from 'node:crypto'

/** The cookies of one visit; the provider keeps a sign-in together with them. Each belongs to a path. */
class Cookies {
  readonly #cookies = new Map<string, { value: string; path: string }>()

  keep(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';').map(part => part.trim())
      const cut = pair.indexOf('=')
      const path = attributes.find(attribute => /^path=/i.test(attribute))?.slice(5) ?? '/'
      this.#cookies.set(pair.slice(0, cut), { value: pair.slice(cut + 1), path })
    }
  }

  header(address: URL): string {
    return [...this.#cookies]
      .filter(([, { path }]) => address.pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ')
  }
}

interface Provider {
  clientId: string
  scope: string
  authorization_endpoint: string
  token_endpoint: string
}

async function describe(baseUrl: string): Promise<Provider> {
  const answer = await fetch(`${baseUrl}/api/config`)
  if (!answer.ok) throw new Error(`${baseUrl}/api/config answered ${answer.status}.`)
  const { signIn } = (await answer.json()) as {
    signIn: { clientId: string; scope: string; authorityMetadata?: string }
  }
  if (!signIn.authorityMetadata)
    throw new Error('This server signs people in at a real identity provider: only the demo hands out tokens here.')
  return {
    ...signIn,
    ...(JSON.parse(signIn.authorityMetadata) as Pick<Provider, 'authorization_endpoint' | 'token_endpoint'>),
  }
}

/** Walks through the pages of the provider like a browser and ends at the address that carries the code. */
async function visit(start: URL, redirect: string, account: string): Promise<string> {
  const cookies = new Cookies()
  let address = start
  let form: URLSearchParams | undefined
  for (let step = 0; step < 10; step += 1) {
    const sent: RequestInit = { redirect: 'manual', headers: { cookie: cookies.header(address) } }
    const answer = await fetch(address, form ? { ...sent, method: 'POST', body: form } : sent)
    cookies.keep(answer)
    const location = answer.headers.get('location')
    if (location === null) {
      if (form || !answer.ok)
        throw new Error(`The sign-in page answered ${answer.status}: is "${account}" one of the demo accounts?`)
      form = new URLSearchParams({ account })
      continue
    }
    form = undefined
    address = new URL(location, address)
    if (address.href.startsWith(`${redirect}?`) || address.href.startsWith(`${redirect}#`)) break
  }
  const answered = new URLSearchParams(address.hash.slice(1) || address.search)
  const code = answered.get('code')
  if (!code) throw new Error(`The sign-in failed: ${answered.get('error_description') ?? 'no code came back'}.`)
  return code
}

/**
 * An access token for a demo account, got from the running server as a browser gets it: authorization code with PKCE.
 */
export async function accessToken(baseUrl: string, account: string): Promise<string> {
  const provider = await describe(baseUrl)
  const verifier = randomBytes(32).toString('base64url')
  const redirect = `${baseUrl}/`
  const start = new URL(provider.authorization_endpoint)
  start.search = new URLSearchParams({
    client_id: provider.clientId,
    response_type: 'code',
    response_mode: 'fragment',
    redirect_uri: redirect,
    scope: `openid profile ${provider.scope}`,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'token',
    nonce: randomBytes(8).toString('hex'),
  }).toString()
  const code = await visit(start, redirect, account)
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: provider.clientId,
    code,
    redirect_uri: redirect,
    code_verifier: verifier,
  })
  const answer = await fetch(provider.token_endpoint, { method: 'POST', body })
  const tokens = (await answer.json()) as { access_token?: string; error_description?: string }
  if (!tokens.access_token) throw new Error(`The code was not exchanged: ${tokens.error_description ?? answer.status}.`)
  return tokens.access_token
}
