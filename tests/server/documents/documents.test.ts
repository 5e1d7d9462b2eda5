import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { HistoryEntry } from '../../../src/api/history.ts'
import type { StoredRecord } from '../../../src/server/records/values.ts'
import { FILE_TYPES } from '../../../src/documents/fileTypes.ts'
import { PEOPLE, SEVERAL } from '../api.ts'
import { contentsOf } from '../contents.ts'
import type { RecordOf } from '../requests.ts'
import { serve } from '../serve.ts'
import { CSV, docx, EXE, JPG, multipart, PDF, PNG, upload, xlsx } from '../uploads.ts'

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
const kinds = (resource: string, id: number) =>
  `/api/documents?filter=${encodeURIComponent(JSON.stringify({ resource, recordId: id }))}`

describe('a document', () => {
  test('whose file is lost says that there is nothing to download, instead of an empty file', async () => {
    const { id } = (await upload(api, 'user', url, 'lost.pdf', PDF)).json<StoredRecord>()
    const [row] = await api.database.asAdministrator<{ key: string }>(
      'select content_key as key from documents where id = $1',
      [id],
    )
    const [file] = filesKept().filter(name => name.endsWith(row!.key))
    rmSync(join(api.folder, file!))
    const answer = await api.get('agent', `/api/documents/${id}/content`)
    expect([answer.statusCode, answer.json<Problem>().detail]).toEqual([404, 'No document to download'])
  })

  test('is uploaded, listed, described, downloaded and deleted', async () => {
    const others = filesKept()
    const made = await upload(api, 'user', url, 'Passport.PDF', PDF, {
      kind: 'Other',
      description: 'Copy of the passport',
    })
    expect(made.statusCode, made.body).toBe(201)
    const before = filesKept()
    expect(before).toHaveLength(others.length + 1)
    const document = made.json<StoredRecord>()
    expect(document).toMatchObject({
      fileName: 'Passport.pdf',
      kind: 'Other',
      description: 'Copy of the passport',
      fileType: 'pdf',
      size: PDF.length,
      resource: 'contacts',
      recordId: contact.id,
      version: 1,
    })
    expect('contentKey' in document).toBe(false)
    expect((await api.get('agent', kinds('contacts', contact.id))).json<StoredRecord[]>().map(({ id }) => id)).toEqual([
      document.id,
    ])
    const changed = await api.put('user', `/api/documents/${document.id}`, 1, {
      kind: 'Other',
      description: 'Passport, renewed',
    })
    expect(changed.json()).toMatchObject({ description: 'Passport, renewed', fileName: 'Passport.pdf', version: 2 })
    const content = await api.get('agent', `/api/documents/${document.id}/content`)
    expect(content.rawPayload.equals(PDF)).toBe(true)
    expect(content.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename=Passport.pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'content-length': String(PDF.length),
    })
    const head = await api.call('agent', `/api/documents/${document.id}/content`, { method: 'HEAD' })
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', String(PDF.length)])
    // Whoever took it is noted once; whoever asked how long it is has taken nothing.
    expect(
      (await api.get('agent', `/api/documents/${document.id}/history`))
        .json<HistoryEntry[]>()
        .map(({ action, by }) => [action, by]),
    ).toEqual([
      ['download', 'Mira Lund'],
      ['update', 'Tomas Reve'],
      ['upload', 'Tomas Reve'],
    ])
    expect((await api.remove('user', `/api/documents/${document.id}`, 1)).statusCode).toBe(412)
    expect((await api.remove('user', `/api/documents/${document.id}`, 2)).statusCode).toBe(200)
    expect((await api.get('agent', `/api/documents/${document.id}/content`)).statusCode).toBe(404)
    // Nobody reaches it any more, but whoever goes back to the moment before the deletion finds it.
    expect(filesKept()).toEqual(before)
  })

  test('that somebody else has changed meanwhile is not described over it', async () => {
    const { id } = (await upload(api, 'user', url, 'contract.pdf', PDF)).json<StoredRecord>()
    const describeIt = (version: number, description: string) =>
      api.put('user', `/api/documents/${id}`, version, { kind: 'Other', description })
    expect((await describeIt(1, 'Signed')).statusCode).toBe(200)
    const late = await describeIt(1, 'Draft')
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([412, 'version-stale'])
    const without = await api.call('user', `/api/documents/${id}`, {
      method: 'PUT',
      body: { kind: 'Other', description: 'Draft' },
    })
    expect(without.statusCode).toBe(428)
    const kept = (await api.get('user', `/api/documents/${id}`)).json<StoredRecord>()
    expect(kept).toMatchObject({ description: 'Signed', version: 2 })
    expect((await api.remove('user', `/api/documents/${id}`, 2)).statusCode).toBe(200)
  })

  test('of several megabytes arrives whole over a real connection, which a fast caller is done with long before the file is read', async () => {
    const address = await api.address()
    const large = Buffer.concat([PDF, Buffer.alloc(6_000_000, 'x')])
    for (let count = 0; count < 4; count += 1) {
      const form = new FormData()
      form.set('kind', 'Other')
      form.set('description', 'Large')
      form.set('File', new File([large], `large-${count}.pdf`, { type: 'application/pdf' }))
      const made = await fetch(`${address}${url}`, {
        method: 'POST',
        body: form,
        headers: await api.issuer.bearer(PEOPLE.user),
      })
      const document = (await made.json()) as StoredRecord
      expect(made.status, JSON.stringify(document)).toBe(201)
      expect(document['size']).toBe(large.length)
    }
  })

  test('may be of every type of the list', async () => {
    const contents: Record<string, string | Uint8Array> = {
      pdf: PDF,
      png: PNG,
      jpg: JPG,
      jpeg: JPG,
      csv: CSV,
      xlsx: await xlsx(),
      docx: docx(),
    }
    expect(Object.keys(contents).sort()).toEqual([...FILE_TYPES].sort())
    for (const [extension, content] of Object.entries(contents)) {
      const made = await upload(api, 'user', url, `file.${extension}`, content)
      expect(made.statusCode, `${extension} ${made.body}`).toBe(201)
      expect(
        (await api.get('user', `/api/documents/${made.json<StoredRecord>().id}/content`)).rawPayload.equals(
          Buffer.from(content),
        ),
      ).toBe(true)
    }
  })

  test('R289 of another type is refused with the message, whatever its name says', async () => {
    const before = [filesKept(), await contentsOf(api.database)]
    const html = '<!doctype html><html><script>alert(1)</script></html>'
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
    const cases: [string, string | Uint8Array][] = [
      ['setup.exe', EXE],
      ['setup.pdf', EXE],
      ['picture.svg', svg],
      ['page.html', html],
      ['archive.zip', docx()],
      ['mail.eml', 'From: a'],
      ['none', PDF],
      ['macro.docx', docx('application/vnd.ms-word.document.macroEnabled.main+xml')],
      ['broken.docx', Buffer.from('PK\u0003\u0004broken')],
      ['file.pdf.exe', PDF],
      ['.pdf', EXE],
    ]
    const others: [string, string | Uint8Array, string][] = [
      ['fake.pdf', 'Nothing but text', 'PDF'],
      ['report.pdf', html, 'PDF'],
      ['picture.png', svg, 'PNG'],
      ['photo.png', JPG, 'PNG'],
      ['table.csv', Buffer.from([0x61, 0x00, 0x62]), 'CSV'],
      ['table.csv', Buffer.from([0xff, 0xfe, 0x61]), 'CSV'],
      ['table.csv', PDF, 'CSV'],
      ['sheet.xlsx', docx(), 'XLSX'],
    ]
    const refused = async (name: string, content: string | Uint8Array, words: string) => {
      const answer = await upload(api, 'user', url, name, content)
      const { code, detail, errors } = answer.json<Problem>()
      const expected = [415, 'file-type-not-allowed', words, { File: [words] }]
      expect([answer.statusCode, code, detail, errors], name).toEqual(expected)
    }
    for (const [name, content] of cases) await refused(name, content, 'File type not allowed')
    for (const [name, content, type] of others)
      await refused(name, content, `The file does not hold what its name says: it is no ${type}. Choose another file.`)
    expect([filesKept(), await contentsOf(api.database)]).toEqual(before)
    expect((await upload(api, 'user', url, 'real.pdf', PDF)).statusCode).toBe(201)
  })

  test.skipIf(SEVERAL)(
    'keeps its file when the answer of the commit is lost, and loses it when there is no commit',
    async () => {
      const client: { query(...words: unknown[]): Promise<unknown> } = pg.Client.prototype
      const real = client.query
      const lost = { sent: 'commit', error: new Error('Connection terminated unexpectedly'), next: false }
      vi.spyOn(client, 'query').mockImplementation(function (this: pg.Client, ...words) {
        if (words[0] === 'commit' && lost.next) {
          lost.next = false
          return real.call(this, lost.sent).then(() => {
            throw lost.error
          })
        }
        lost.next ||= JSON.stringify(words[0]).includes('insert into documents')
        return real.apply(this, words)
      })
      try {
        const rows = async () => (await api.get('user', kinds('contacts', contact.id))).json<StoredRecord[]>()
        const before = filesKept()
        expect((await upload(api, 'user', url, 'kept.pdf', PDF)).statusCode).toBe(503)
        const kept = await rows()
        expect((await api.get('user', `/api/documents/${kept[0]?.id}/content`)).rawPayload.equals(PDF)).toBe(true)
        Object.assign(lost, {
          sent: 'rollback',
          error: Object.assign(new Error('no space'), { severity: 'ERROR', code: '53100' }),
        })
        expect((await upload(api, 'user', url, 'gone.pdf', PDF)).statusCode).toBe(503)
        expect(await rows()).toEqual(kept)
        expect(filesKept()).toHaveLength(before.length + 1)
      } finally {
        vi.restoreAllMocks()
      }
    },
  )

  test('that is a logo is a picture', async () => {
    const company = await world.make('companies')
    const place = `/api/companies/${company.id}/documents`
    expect((await upload(api, 'user', place, 'logo.pdf', PDF, { kind: 'Logo' })).statusCode).toBe(415)
    expect((await upload(api, 'user', place, 'logo.png', PNG, { kind: 'Logo' })).statusCode).toBe(201)
  })

  test('needs a kind of its record, and a description where the kind asks for one', async () => {
    const before = filesKept()
    const errors = async (fields: Record<string, string>) =>
      (await upload(api, 'user', url, 'a.pdf', PDF, fields)).json<Problem>().errors
    expect(await errors({ kind: 'Other' })).toEqual({ description: ['This field is required.'] })
    expect(await errors({})).toEqual({ kind: ['This field is required.'] })
    expect(await errors({ kind: 'Nonsense' })).toEqual({ kind: ['Choose one of the listed values.'] })
    expect(await errors({ kind: 'Other', description: 'x', size: '5' })).toEqual({ size: ['Cannot be set.'] })
    expect(await errors({ kind: 'Capital call notice', description: 'x' })).toEqual({
      kind: ['Choose one of the listed values.'],
    })
    expect(filesKept()).toEqual(before)
  })

  test('belongs to a record that exists, and keeps it from being deleted', async () => {
    expect((await upload(api, 'user', '/api/contacts/99999/documents', 'a.pdf', PDF)).statusCode).toBe(404)
    const made = (await upload(api, 'user', url, 'a.pdf', PDF)).json<StoredRecord>()
    const refused = await api.remove('user', `/api/contacts/${contact.id}`, 1)
    expect([refused.statusCode, refused.json<Problem>().detail]).toEqual([
      409,
      'This record cannot be deleted: it is used by 1 document.',
    ])
    await api.remove('user', `/api/documents/${made.id}`, 1)
    expect((await api.remove('user', `/api/contacts/${contact.id}`, 1)).statusCode).toBe(200)
  })

  test('follows the access of its record', async () => {
    const { id } = (await upload(api, 'user', url, 'a.pdf', PDF)).json<StoredRecord>()
    expect((await upload(api, 'agent', url, 'a.pdf', PDF)).statusCode).toBe(403)
    expect((await api.get('agent', `/api/documents/${id}/content`)).statusCode).toBe(200)
    for (const person of ['investor', 'stranger', 'strangeInvestor'] as const) {
      for (const tail of ['', '/content', '/history'])
        expect((await api.get(person, `/api/documents/${id}${tail}`)).statusCode, `${person} ${tail}`).toBe(404)
      expect((await api.call(person, `/api/documents/${id}/content`, { method: 'HEAD' })).statusCode).toBe(404)
      expect(
        (await api.call(person, `/api/documents/${id}/content`, { headers: { range: 'bytes=0-10' } })).statusCode,
      ).toBe(404)
      expect((await api.get(person, kinds('contacts', contact.id))).json()).toEqual([])
    }
    expect((await api.put('agent', `/api/documents/${id}`, 1, { kind: 'Other', description: 'x' })).statusCode).toBe(
      403,
    )
    expect((await api.remove('agent', `/api/documents/${id}`, 1)).statusCode).toBe(403)
    expect(
      (await api.call('user', `/api/documents/${id}/content`, { headers: { range: 'bytes=0-3' } })).rawPayload.length,
    ).toBe(PDF.length)
  })

  test('is made once for one Idempotency-Key', async () => {
    const first = await upload(api, 'user', url, 'a.pdf', PDF, undefined, 'upload-1')
    const kept = filesKept()
    const again = await upload(api, 'user', url, 'a.pdf', PDF, undefined, 'upload-1')
    expect([again.statusCode, again.body]).toEqual([201, first.body])
    expect(filesKept()).toEqual(kept)
    expect((await upload(api, 'user', url, 'b.pdf', PDF, undefined, 'upload-1')).statusCode).toBe(422)
    expect(filesKept()).toEqual(kept)
  })
})

describe('the name of a file', () => {
  test.each([
    ['../../../etc/cron.d/x.pdf', 'x.pdf'],
    ['C:\\Users\\me\\x.pdf', 'x.pdf'],
    ['x".pdf', 'x_.pdf'],
    ['a\u202Efdp.exe.pdf', 'afdp.exe.pdf'],
    ['\u0007bell.pdf', 'bell.pdf'],
    ['.hidden.pdf', 'hidden.pdf'],
    ['Äpfel & Öl.pdf', 'Äpfel & Öl.pdf'],
    ['  two   spaces .pdf', 'two spaces.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(251)}.pdf`],
    ['/.pdf', 'pdf'],
  ])('D43 %j becomes a plain name', async (given, expected) => {
    const { cleanFileName } = await import('../../../src/documents/fileNames.ts')
    expect(cleanFileName(given)).toBe(expected)
  })

  test('D46 comes back in a well-formed header, whatever it was', async () => {
    for (const name of [
      'x".pdf\r\nSet-Cookie: a=b',
      "it's; filename=evil.exe.pdf",
      'Zürich – Ω 漢字.pdf',
      '%0d%0aSet-Cookie: a=b.pdf',
    ]) {
      const { payload, headers } = multipart([
        { name: 'kind', content: 'Other' },
        { name: 'description', content: 'A paper' },
        { name: 'File', fileName: 'PLACE', content: PDF },
      ])
      const body = Buffer.from(
        payload
          .toString('latin1')
          .replace(
            'filename="PLACE"',
            `filename="${Buffer.from(name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')).toString('latin1')}"`,
          ),
        'latin1',
      )
      const made = await api.call('user', url, { method: 'POST', payload: body, headers })
      if (made.statusCode !== 201) continue
      const content = await api.get('user', `/api/documents/${made.json<StoredRecord>().id}/content`)
      expect(content.headers['content-disposition']).toMatch(
        /^attachment; filename=(?:"[^"\r\n]*"|[\w.-]+)(; filename\*=UTF-8''[\w!#$&+.^`|~%-]*)?$/,
      )
      expect(content.headers['set-cookie']).toBeUndefined()
    }
  })
})
