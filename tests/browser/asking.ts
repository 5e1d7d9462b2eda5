import { accessToken } from '../../scripts/accessToken.ts'

/** The body is JSON whose shape the test knows and nobody has checked. */
export type Asking = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<{ status: number; body: ReturnType<typeof JSON.parse> }>

/** Asks the API as a given account, to compare it with what a screen shows. */
export async function askingAs(address: string, account: string): Promise<Asking> {
  const token = await accessToken(address, account)
  return async (method, path, body, headers = {}) => {
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: JSON.parse((await answer.text()) || 'null') }
  }
}
