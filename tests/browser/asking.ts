import { accessToken } from '../../scripts/accessToken.ts'

/** A record that was made: its fields are what the test gave, its state and computed fields what it looks at. */
export interface Made {
  id: number
  version: number
  [name: string]: unknown
}
export interface Refusal {
  errors: Record<string, string[]>
}

/** The body has the shape that the test names: nobody has checked it. */
export type Asking = <Body = Made>(
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<{ status: number; body: Body }>

/** Asks the API as a given account, to compare it with what a screen shows. */
export async function askingAs(address: string, account: string): Promise<Asking> {
  const token = await accessToken(address, account)
  return async <Body>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: JSON.parse((await answer.text()) || 'null') as Body }
  }
}
