/** Files and multipart bodies for tests of documents. */
import { createHash } from 'node:crypto'
import { deflateRawSync, crc32 } from 'node:zlib'
import writeXlsxFile from 'write-excel-file/node'
import type { Api, Person } from './api.ts'

export interface Part {
  name: string
  content: string | Uint8Array
  fileName?: string
  type?: string
}

export function multipart(
  parts: readonly Part[],
  boundary = 'test-boundary',
): { payload: Buffer; headers: Record<string, string> } {
  const chunks: Buffer[] = []
  for (const { name, content, fileName, type } of parts) {
    const file = fileName === undefined ? '' : `; filename="${fileName.replaceAll('"', '%22')}"`
    chunks.push(
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n${fileName === undefined ? '' : `Content-Type: ${type ?? 'application/octet-stream'}\r\n`}\r\n`,
      ),
      Buffer.from(content),
      Buffer.from('\r\n'),
    )
  }
  chunks.push(Buffer.from(`--${boundary}--\r\n`))
  return { payload: Buffer.concat(chunks), headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}

/** A file that is kept, as a record names it: whoever reads it compares the content with the hash. */
export async function keptFile(
  { services }: Api,
  content: string | Uint8Array,
): Promise<{ contentKey: string; contentHash: string; size: number }> {
  const bytes = Buffer.from(content)
  return {
    contentKey: await services.files.put(bytes),
    contentHash: createHash('sha256').update(bytes).digest('hex'),
    size: bytes.length,
  }
}

export function upload(
  api: Api,
  person: Person,
  url: string,
  fileName: string,
  content: string | Uint8Array,
  fields: Record<string, string> = { kind: 'Other', description: 'A paper' },
  key?: string,
): ReturnType<Api['call']> {
  const { payload, headers } = multipart([
    ...Object.entries(fields).map(([name, value]) => ({ name, content: value })),
    { name: 'File', content, fileName },
  ])
  return api.call(person, url, { method: 'POST', payload, headers, ...(key !== undefined && { key }) })
}

export const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n')
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
export const JPG = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  'base64',
)
export const EXE = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(510, 1)])
export const CSV = 'name;amount\nÄsh;1,5\n'

export const xlsx = () => writeXlsxFile([['a', 1]]).toBuffer()

/** A Word document with nothing but the file that tells what it is. */
export function docx(
  type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
): Buffer {
  const content = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`
  return zip([
    ['[Content_Types].xml', content],
    ['word/document.xml', '<w:document/>'],
  ])
}

export function zip(files: readonly [string, string][]): Buffer {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [name, text] of files) {
    const data = Buffer.from(text)
    const packed = deflateRawSync(data)
    const header = Buffer.alloc(30)
    header.writeUInt32LE(0x04034b50, 0)
    header.writeUInt16LE(20, 4)
    header.writeUInt16LE(8, 8)
    header.writeUInt32LE(crc32(data), 14)
    header.writeUInt32LE(packed.length, 18)
    header.writeUInt32LE(data.length, 22)
    header.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    header.copy(entry, 6, 4, 30)
    entry.writeUInt32LE(offset, 42)
    central.push(entry, Buffer.from(name))
    local.push(header, Buffer.from(name), packed)
    offset += 30 + name.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(Buffer.concat(central).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...local, ...central, end])
}
