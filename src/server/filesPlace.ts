/** Where uploaded files are kept, as the settings say: a folder, or a bucket of an S3-compatible store. */
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isLoopback } from './loopback.ts'

/** A bucket of an S3-compatible store, by the path of its address. */
export interface BucketPlace {
  kind: 'bucket'
  /** Origin of the store, without a slash at its end. */
  endpoint: string
  bucket: string
  /** What the names of files begin with: empty, or with a slash at its end. */
  prefix: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Absolute path of a folder where a file lies while it is received. */
  receivedDir: string
}

/** The folder has an absolute path. */
export type FilesPlace = { kind: 'folder'; folder: string } | BucketPlace

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const PREFIX = /^(?:[\w-][\w.-]*\/)*$/
const REGION = /^[a-z0-9-]+$/
/** Stores of one's own ask for no region, and sign with this one. */
const ANY_REGION = 'us-east-1'

/** `value` answers with a setting by its name. */
export function readFilesPlace(
  value: (name: string) => string | undefined,
  dataDir: string,
  mistake: (sentence: string) => void,
): FilesPlace {
  const inData: FilesPlace = { kind: 'folder', folder: join(dataDir, 'files') }
  const text = value('FILES_URL')
  if (text === undefined) return inData
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && !url.search && !url.hash && !url.username)
    switch (url.protocol) {
      case 'file:':
        if (url.host === '' && url.pathname !== '/') return { kind: 'folder', folder: resolve(fileURLToPath(url)) }
        break
      case 's3:':
      case 'http:':
      case 'https:':
        return readBucket(url, value, dataDir, mistake) ?? inData
      default:
    }
  // It may hold a password: no sentence repeats it.
  mistake(
    'FILES_URL must name what all servers share: a folder (file:///srv/fund-files), a bucket of AWS ' +
      '(s3://bucket/folder) or one of another S3-compatible store (https://store.example.com/bucket/folder).',
  )
  return inData
}

function readBucket(
  { protocol, hostname, origin, pathname }: URL,
  value: (name: string) => string | undefined,
  dataDir: string,
  mistake: (sentence: string) => void,
): FilesPlace | undefined {
  const ofAws = protocol === 's3:'
  const accessKeyId = value('AWS_ACCESS_KEY_ID')
  const secretAccessKey = value('AWS_SECRET_ACCESS_KEY')
  const region = value('AWS_REGION') ?? (ofAws ? undefined : ANY_REGION)
  const [bucket = '', ...folders] = `${ofAws ? `/${hostname}` : ''}${pathname}`.split('/').filter(Boolean)
  const prefix = folders.map(folder => `${folder}/`).join('')
  if (protocol === 'http:' && !isLoopback(hostname))
    mistake('FILES_URL must begin with https: files would cross the network for everybody to read.')
  if (!BUCKET.test(bucket) || !PREFIX.test(prefix))
    mistake('FILES_URL must name a bucket, and after it at most folders of letters, digits, dots, - and _.')
  if (!accessKeyId || !secretAccessKey)
    mistake('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are missing: FILES_URL names a store that asks for them.')
  if (region === undefined) mistake('AWS_REGION is missing: FILES_URL names a bucket of AWS, which lies in a region.')
  else if (!REGION.test(region)) mistake('AWS_REGION must be the name of a region, for example eu-central-1.')
  if (!accessKeyId || !secretAccessKey || region === undefined) return undefined
  const endpoint = ofAws ? `https://s3.${region}.amazonaws.com` : origin
  const receivedDir = join(dataDir, 'received')
  return { kind: 'bucket', endpoint, bucket, prefix, region, accessKeyId, secretAccessKey, receivedDir }
}
