/** Ceph's object gateway, which speaks as S3 does, on a monitor and a disk in memory: where files of a cluster are. */
import { AwsClient } from 'aws4fetch'
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { readFilesPlace } from '../../src/server/filesPlace.ts'
import { openBucket } from '../../src/server/documents/objectStore.ts'
import { freePort, startProgram } from './programs.ts'

/** Settings of the product. */
export interface ObjectSettings {
  FILES_URL: string
  AWS_ACCESS_KEY_ID: string
  AWS_SECRET_ACCESS_KEY: string
}

function run(program: string, ...parameters: string[]): void {
  const { status, stderr } = spawnSync(program, parameters, { encoding: 'utf8', timeout: 60_000 })
  if (status !== 0) throw new Error(`${program} ${parameters.join(' ')} ended with ${status}: ${stderr}`)
}

/** One copy of everything in memory, without keys between the parts: it lives as long as the test. */
function configuration(place: string, fsid: string, monitor: string, gateway: number): string {
  return `[global]
fsid = ${fsid}
mon_host = ${monitor}
public_addr = 127.0.0.1
cluster_addr = 127.0.0.1
auth_cluster_required = none
auth_service_required = none
auth_client_required = none
ms_mon_client_mode = crc
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 4
osd_pool_default_pgp_num = 4
osd_pool_default_pg_autoscale_mode = off
mon_allow_pool_size_one = true
mon_max_pg_per_osd = 1000
mon_data_avail_crit = 1
mon_data_avail_warn = 1
osd_crush_chooseleaf_type = 0
osd_objectstore = memstore
memstore_device_bytes = 536870912
run_dir = ${place}
admin_socket = ${place}/$name.asok
log_file = ${place}/$name.log
mon_data = ${place}/mon
osd_data = ${place}/osd
keyring = ${place}/keyring
crash_dir = ${place}
[client.rgw.a]
rgw_frontends = beast endpoint=127.0.0.1:${gateway}
rgw_data = ${place}
rgw_run_sync_thread = false
rgw_thread_pool_size = 16
`
}

export async function startObjectStore(folder: string): Promise<ObjectSettings> {
  const place = join(folder, 'ceph')
  for (const each of ['mon', 'osd']) mkdirSync(join(place, each), { recursive: true })
  const [monitorPort, olderPort, gateway] = [await freePort(), await freePort(), await freePort()]
  const monitor = `[v2:127.0.0.1:${monitorPort},v1:127.0.0.1:${olderPort}]`
  const [fsid, disk] = [randomUUID(), randomUUID()]
  const file = join(place, 'ceph.conf')
  const map = join(place, 'monmap')
  writeFileSync(file, configuration(place, fsid, monitor, gateway))
  run('monmaptool', '--create', '--addv', 'a', monitor, '--fsid', fsid, map)
  run('ceph-mon', '--conf', file, '--mkfs', '-i', 'a', '--monmap', map)
  await startProgram(['ceph-mon', '--conf', file, '-i', 'a', '-f'], monitorPort)
  run('ceph', '--conf', file, 'osd', 'new', disk)
  run('ceph-osd', '--conf', file, '-i', '0', '--mkfs', '--osd-uuid', disk)
  await startProgram(['ceph-osd', '--conf', file, '-i', '0', '-f'])
  await startProgram(['radosgw', '--conf', file, '-n', 'client.rgw.a', '-f'], gateway)
  const [key, secret] = ['fund', randomUUID()]
  const keys = [`--access-key=${key}`, `--secret-key=${secret}`]
  run(
    'radosgw-admin',
    '--conf',
    file,
    '-n',
    'client.rgw.a',
    'user',
    'create',
    '--uid=fund',
    '--display-name=fund',
    ...keys,
  )
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, region: 'us-east-1', service: 's3' })
  const bucket = `http://127.0.0.1:${gateway}/fund-files`
  const made = await client.fetch(bucket, { method: 'PUT' })
  if (!made.ok) throw new Error(`The bucket was not made: ${made.status} ${await made.text()}`)
  return { FILES_URL: `${bucket}/papers`, AWS_ACCESS_KEY_ID: key, AWS_SECRET_ACCESS_KEY: secret }
}

/** What people's work does not come to: a file that was put aside, and one that was changed behind the product. */
export async function tryObjectStore(settings: ObjectSettings, folder: string): Promise<string[]> {
  const named = new Map(Object.entries({ ...settings, FILES_URL: `${settings.FILES_URL}-tried` }))
  const place = readFilesPlace(
    name => named.get(name),
    folder,
    sentence => {
      throw new Error(sentence)
    },
  )
  if (place.kind !== 'bucket') return ['no bucket']
  const { endpoint, bucket, prefix, region, accessKeyId, secretAccessKey } = place
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const files = await openBucket(place)
  const addressOf = (name: string) => `${endpoint}/${bucket}/${prefix}${name}`
  const wrong: string[] = []
  const key = randomUUID()
  const moment = '2026-11-01T12:00:00.000Z'
  await client.fetch(addressOf(`.aside/${moment}/${key}`), { method: 'PUT', body: 'put aside' })
  const { back } = await files.tidy(async () => new Set([key]), moment)
  if (back !== 1 || Buffer.from(await files.get(key)).toString() !== 'put aside') wrong.push('not brought back')
  const whole = await files.receive(Readable.from([Buffer.alloc(3_000_000, 'a')]))
  await client.fetch(addressOf(`${whole.key.slice(0, 2)}/${whole.key}`), {
    method: 'PUT',
    body: 'something else',
    headers: { 'x-amz-meta-sha256': whole.hash },
  })
  const read = await files.get(whole.key).then(
    () => 'read',
    (error: unknown) => String(error),
  )
  if (!read.includes('another content')) wrong.push(`a changed file: ${read}`)
  const refused = await client.fetch(addressOf(`${key.slice(0, 2)}/${key}`), {
    method: 'PUT',
    body: 'something else',
    headers: { 'x-amz-content-sha256': whole.hash },
  })
  if (refused.ok) wrong.push('the store takes a content of another hash')
  return wrong
}
