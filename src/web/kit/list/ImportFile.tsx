/** Where a file is chosen or dropped, and where the empty table is. */
import { useRef, useState, type DragEvent } from 'react'
import Button from '@mui/material/Button'
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import type { Entity } from '../../../entity.ts'
import { formatNumber } from '../../../formats.ts'
import { useProvider } from '../data/provider.ts'
import { useDownload } from '../data/useDownload.ts'
import { useTranslate } from '../data/useTranslate.ts'
import '../../../texts/imports.ts'

const ROWS_MAX = 2_000

interface ImportFileProps {
  entity: Entity
  given: Record<string, number>
  file: File | undefined
  disabled: boolean
  onTake: (file: File) => Promise<void>
}

export function ImportFile({ entity, given, file, disabled, onTake }: ImportFileProps) {
  const translate = useTranslate()
  const provider = useProvider()
  const chooser = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [dropped] = event.dataTransfer.files
    if (dropped && !disabled) void onTake(dropped)
  }
  const { download } = useDownload()
  const template = () => download(async () => (await provider.importTemplate(entity.resource, Object.keys(given))).data)
  return (
    <div
      className="drop-zone"
      data-over={over || undefined}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Button startIcon={<UploadFileOutlined />} disabled={disabled} onClick={() => chooser.current?.click()}>
        {translate(file ? 'import.again' : 'import.choose')}
      </Button>
      <span>{file?.name ?? translate('import.drop', { rows: formatNumber(`${ROWS_MAX}`) })}</span>
      <button
        type="button"
        className="text-link"
        onClick={() => {
          void template()
        }}
      >
        {translate('import.template')}
      </button>
      <input
        ref={chooser}
        type="file"
        accept=".xlsx,.ods,.csv"
        hidden
        aria-label={translate('import.choose')}
        onChange={event => {
          const [chosen] = event.target.files ?? []
          if (chosen) void onTake(chosen)
          event.target.value = ''
        }}
      />
    </div>
  )
}
