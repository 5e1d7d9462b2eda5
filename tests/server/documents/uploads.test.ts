import { readdirSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { beforeEach, describe, expect, test } from 'vitest'
import { FILE_BYTES_MAX } from '../../../src/validation.ts'
import { PEOPLE, startApi } from '../api.ts'
import { contentsOf } from '../contents.ts'
import type { RecordOf } from '../requests.ts'
import { World } from '../samples.ts'
import { serve } from '../serve.ts'
import { multipart, PDF, upload } from '../uploads.ts'

const { api, world } = await serve({ areas: {} })

let contact: RecordOf<'contacts'>
let url: string
beforeEach(async () => {
  contact = await world.make('contacts')
  url = `/api/contacts/${contact.id}/documents`
})

type Problem = { code: string; detail?: string; errors?: Record<string, string[]> }
const filesKept = () =>
  readdirSync(api.folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /[0-9a-f]{8}-/.test(name))
    .sort()

describe('the size of an upload', () => {
  test('that is empty is refused as such, and a quote in its name is none of the address', async () => {
    const before = filesKept()
    const answer = await upload(api, 'user', url, 'empty.pdf', '')
    expect([answer.statusCode, answer.json<Problem>().errors]).toEqual([400, { File: ['The file is empty.'] }])
    expect(filesKept()).toEqual(before)
    const made = await upload(api, 'user', url, 'the %22good%22 one.pdf', PDF)
    expect(made.json<{ fileName: string }>().fileName).toBe('the _good_ one.pdf')
  })

  test('D44 is limited to 25 MB, one file, a few fields; nothing is left of what is refused', async () => {
    const before = [filesKept(), await contentsOf(api.database)]
    const large = Buffer.concat([PDF, Buffer.alloc(FILE_BYTES_MAX - PDF.length + 1, 32)])
    const tooLarge = await upload(api, 'user', url, 'large.pdf', large)
    expect([tooLarge.statusCode, tooLarge.json<Problem>().errors]).toEqual([
      413,
      { File: ['The file is larger than 25\u00a0MB.'] },
    ])
    const file = { name: 'File', fileName: 'a.pdf', content: PDF }
    for (const parts of [
      [file, file],
      Array.from({ length: 1000 }, () => file),
      Array.from({ length: 1000 }, (_, index) => ({ name: `f${index}`, content: 'x' })),
      [{ name: 'kind', content: 'x'.repeat(30_000) }, file],
      [{ ...file, name: 'Other' }],
      [
        { name: 'kind', content: 'Other' },
        { name: 'description', content: 'A paper' },
      ],
    ]) {
      const { payload, headers } = multipart(parts)
      expect([400, 413]).toContain((await api.call('user', url, { method: 'POST', payload, headers })).statusCode)
    }
    for (const payload of [
      '',
      '--x--\r\n',
      '--x\r\nContent-Disposition: form-data; name="File"; filename="a.pdf"\r\n\r\n%PDF',
    ]) {
      expect([400, 413]).toContain(
        (
          await api.call('user', url, {
            method: 'POST',
            payload,
            headers: { 'content-type': 'multipart/form-data; boundary=x' },
          })
        ).statusCode,
      )
    }
    expect((await api.call('user', url, { method: 'POST', body: {} })).statusCode).toBe(415)
    expect([filesKept(), await contentsOf(api.database)]).toEqual(before)
    expect((await upload(api, 'user', url, 'exact.pdf', large.subarray(0, FILE_BYTES_MAX))).statusCode).toBe(201)
  }, 30_000)

  test('D45 an upload that is broken off leaves no row, no file and nothing half-written', async () => {
    const before = [filesKept(), await contentsOf(api.database)]
    const address = await api.address()
    const { payload, headers } = multipart([
      { name: 'kind', content: 'Other' },
      { name: 'description', content: 'A paper' },
      { name: 'File', fileName: 'a.pdf', content: Buffer.concat([PDF, Buffer.alloc(4_000_000, 32)]) },
    ])
    const authorization = (await api.issuer.bearer(PEOPLE.user)).authorization
    await new Promise<void>(resolve => {
      const sent = httpRequest(new URL(url, address), {
        method: 'POST',
        headers: { ...headers, authorization, 'content-length': payload.length },
      })
      const breakOff = async (): Promise<void> => {
        await expect.poll(filesKept).not.toEqual(before[0])
        sent.destroy()
      }
      sent.on('error', () => resolve())
      sent.on('close', () => resolve())
      sent.write(payload.subarray(0, payload.length / 2), () => {
        void breakOff()
      })
    })
    await expect.poll(filesKept).toEqual(before[0])
    expect(await contentsOf(api.database)).toEqual(before[1])
  })
})

describe('a slow upload', () => {
  test('R446 below the minimum rate is cut off, and leaves nothing', async () => {
    const slow = await startApi({
      areas: {},
      limits: { uploadSpeed: { bytesASecond: 100_000, graceMs: 200, checkMs: 100 } },
    })
    try {
      const address = await slow.address()
      const { id } = await new World(slow).make('contacts')
      const { payload, headers } = multipart([
        { name: 'File', fileName: 'a.pdf', content: Buffer.concat([PDF, Buffer.alloc(100_000, 32)]) },
      ])
      const authorization = (await slow.issuer.bearer(PEOPLE.user)).authorization
      // The caller never ends its request: that this ends is the server's doing.
      await new Promise<void>(resolve => {
        const sent = httpRequest(new URL(`/api/contacts/${id}/documents`, address), {
          method: 'POST',
          headers: { ...headers, authorization, 'content-length': payload.length },
        })
        sent.on('error', () => resolve()).on('close', () => resolve())
        sent.write(payload.subarray(0, 500))
      })
      await expect
        .poll(() =>
          readdirSync(slow.folder, { recursive: true, encoding: 'utf8' }).filter(name => /[0-9a-f]{8}-/.test(name)),
        )
        .toEqual([])
      expect(
        (
          await slow.get('user', `/api/documents?filter=${encodeURIComponent(JSON.stringify({ recordId: id }))}`)
        ).json(),
      ).toEqual([])
    } finally {
      await slow.close()
    }
  })
})
