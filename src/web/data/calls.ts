/** What areas have declared of the API besides records, asked over our own requests. */
import type { AnsweringAction } from '../../api/actions.ts'
import { addressOf } from '../../api/address.ts'
import type { Given, Parameters } from '../../api/parameters.ts'
import type { Read, SavedRead } from '../../api/reads.ts'
import { actionWord } from '../../entity.ts'
import { whileBlocked } from '../kit/data/blocked.ts'
import type { ActOnAllParameters, Calls, Download } from '../kit/data/calls.ts'
import { answerOf } from './answerOf.ts'
import { http } from './http.ts'
import type { HttpAnswer } from './http.ts'

export const calls: Calls = {
  read: <Asked extends Parameters, Answer>(read: Read<Asked, Answer>, given: Given<Asked>) =>
    answerOf<Answer>(addressOf(read, given)),

  file: <Asked extends Parameters>(read: SavedRead<Asked>, given: Given<Asked>) =>
    downloadOf(addressOf(read, given), read.fileName),

  actOnAll: <Input, Answer>(
    { resource, action }: AnsweringAction<Input, Answer>,
    { body, preview = false }: ActOnAllParameters<Input>,
  ) =>
    whileBlocked(() =>
      answerOf<Answer>(`/api/${resource}/${actionWord(action)}${preview ? '?preview=true' : ''}`, {
        method: 'POST',
        headers: { 'Idempotency-Key': crypto.randomUUID() },
        body: JSON.stringify(body),
      }),
    ),
}

export async function downloadOf(url: string, otherwise: string, request: RequestInit = {}): Promise<Download> {
  const answer = await http(url, { ...request, headers: { Accept: '*/*' } })
  return { content: answer.blob, fileName: fileNameOf(answer) ?? otherwise }
}

/** RFC 6266: the extended form holds any letter, the plain one is its ASCII stand-in. */
function fileNameOf({ headers }: HttpAnswer): string | undefined {
  const disposition = headers.get('Content-Disposition') ?? ''
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  return extended ? decodeURIComponent(extended) : /filename="?([^";]+)"?/i.exec(disposition)?.[1]
}
