/** Opens the import of an entity that may be taken over from a spreadsheet, for those who may add. */
import { Suspense, lazy, useState } from 'react'
import Button from '@mui/material/Button'
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined'
import type { Resource } from '../../../entity.ts'
import { useEntity } from '../data/metadata.ts'
import { useSession } from '../data/session.tsx'
import { useTranslate } from '../data/useTranslate.ts'

const ImportDialog = lazy(() => import('./ImportDialog.tsx').then(module => ({ default: module.ImportDialog })))

interface ImportButtonProps {
  resource: Resource
  /** What the page states for every row: its fund. */ given?: object
  label?: string
}

export function ImportButton({ resource, given = {}, label }: ImportButtonProps) {
  const translate = useTranslate()
  const entity = useEntity(resource)
  const session = useSession()
  const [open, setOpen] = useState(false)
  if (!entity.import || !session.allows(entity.access.create)) return null
  const references = Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  )
  return (
    <>
      <Button startIcon={<FileUploadOutlined />} onClick={() => setOpen(true)}>
        {label ?? translate('list.import')}
      </Button>
      <Suspense fallback={null}>
        {open && <ImportDialog entity={entity} given={references} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
