/** Reads an archive by its directory alone, as the specification of ZIP64 says: nothing of the product is used. */
import { crc32, inflateRawSync } from 'node:zlib'

export function unzip(archive: Buffer): Map<string, Buffer> {
  const locator = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x06, 0x07]))
  const end = Number(archive.readBigUInt64LE(locator + 8))
  const count = Number(archive.readBigUInt64LE(end + 32))
  const files = new Map<string, Buffer>()
  let place = Number(archive.readBigUInt64LE(end + 48))
  for (let index = 0; index < count; index += 1) {
    const [nameLength, extraLength] = [archive.readUInt16LE(place + 28), archive.readUInt16LE(place + 30)]
    const extra = place + 46 + nameLength
    const name = archive.toString('utf8', place + 46, extra)
    const [size, packed, start] = [4, 12, 20].map(offset => Number(archive.readBigUInt64LE(extra + offset)))
    if (size === undefined || packed === undefined || start === undefined) throw new Error(`${name} has no sizes.`)
    const content = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28)
    const unpacked = inflateRawSync(archive.subarray(content, content + packed))
    if (unpacked.length !== size || crc32(unpacked) !== archive.readUInt32LE(place + 16))
      throw new Error(`${name} is damaged.`)
    files.set(name, unpacked)
    place = extra + extraLength
  }
  return files
}
