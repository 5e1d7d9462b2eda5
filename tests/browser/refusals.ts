/** What a test lets the API answer instead of a success: the problem as the server sends it. */
import { bodyOf } from '../../src/server/http/errors.ts'
import { problem } from '../../src/problems.ts'
import type { ProblemBody } from '../../src/problems.ts'

export const REQUEST_NUMBER = 'req-7f'

/** To be seen where a failure of the server is told. */
export const NUMBER_TOLD = `Number of the request: ${REQUEST_NUMBER}.`

export function refusal(...what: Parameters<typeof problem>): {
  status: number
  contentType: string
  json: ProblemBody
} {
  const found = problem(...what)
  return { status: found.status, contentType: 'application/problem+json', json: bodyOf(found, REQUEST_NUMBER) }
}
