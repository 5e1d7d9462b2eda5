/** Administrators have everything that their tenant keeps put into one archive, see it being made, and download it. */
import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useCalls } from '../web/kit/data/calls.ts'
import { preload, recordName } from '../web/kit/data/metadata.ts'
import type { RecordOf } from '../web/kit/data/records.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { RowActions } from '../web/kit/form/RowActions.tsx'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import { DownloadButton } from '../web/kit/page/DownloadButton.tsx'
import { Nothing } from '../web/kit/page/ValueCell.tsx'
import { tenantExportReads } from './reads.ts'
import './texts.ts'
import './tenantExports.css'

preload('tenant-exports', 'list')

const ASKED_AGAIN_MS = 2_000

type TenantExport = RecordOf<'tenant-exports'>

export function TenantExports() {
  const translate = useTranslate()
  return (
    <section aria-label={translate('tenantExport.title')}>
      <EntityList
        resource="tenant-exports"
        embedded
        title={translate('tenantExport.title')}
        facts={<span>{translate('tenantExport.sentence')}</span>}
        emptySentence={translate('tenantExport.empty')}
        ownColumns={[
          {
            name: 'archive',
            sortBy: 'status',
            title: translate('tenantExport.archive'),
            cell: record => <Archive record={record} />,
          },
        ]}
        addInDialog={{ sentence: translate('tenantExport.newSentence') }}
        rowActions={record => <RowActions resource="tenant-exports" record={record} />}
      />
    </section>
  )
}

function Archive({ record }: { record: TenantExport }) {
  switch (record.status) {
    case 'Queued':
    case 'Making':
      return <Progress record={record} />
    case 'Made':
      return <Download record={record} />
    case 'Failed':
      return <>{record.lastError}</>
    default:
      return <Nothing />
  }
}

/** As long as it stands there, the list is asked again: the last answer takes it away. */
function Progress({ record: { stepsDone, steps, lastError } }: { record: TenantExport }) {
  const translate = useTranslate()
  const client = useQueryClient()
  useEffect(() => {
    const timer = setInterval(
      () => void client.invalidateQueries({ queryKey: ['tenant-exports', 'getList'] }),
      ASKED_AGAIN_MS,
    )
    return () => clearInterval(timer)
  }, [client])
  if (!steps) return <>{translate('tenantExport.waiting')}</>
  const words = translate('tenantExport.progress', { done: stepsDone, steps })
  return (
    <div className="tenant-export-progress" role="status">
      <progress max={steps} value={stepsDone} aria-label={words} />
      <span>{words}</span>
      {lastError && <span>{translate('tenantExport.again', { reason: lastError })}</span>}
    </div>
  )
}

function Download({ record }: { record: TenantExport }) {
  const translate = useTranslate()
  const calls = useCalls()
  const label = translate('tenantExport.download')
  return (
    <DownloadButton
      inCell
      label={label}
      name={translate('kit.actionQuestion', { action: label, name: recordName('tenant-exports', record) })}
      file={() => calls.file(tenantExportReads.tenantExportArchive, { id: record.id })}
    />
  )
}
