/** The bar below a sheet: what is wrong or not saved, in words, and the buttons that save it or throw it away. */
import type { ReactNode } from 'react'
import Button from '@mui/material/Button'
import CheckOutlined from '@mui/icons-material/CheckOutlined'
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import LockOutlined from '@mui/icons-material/LockOutlined'
import { useTranslate } from '../data/useTranslate.ts'
import { ActionBar } from '../form/ActionBar.tsx'
import '../../../texts/sheet.ts'

interface SheetBarProps {
  /** What is wrong, in words. */
  problem: string | null
  /** What is not saved or missing, in words; null when everything is saved. */
  unsaved: string | null
  isSaving: boolean
  /** Moves the focus to the first amount that is wrong. */
  onShowFirst: () => void
  /** Null while there is nothing to throw away, or nothing to save. */
  onDiscard: (() => void) | null
  onSave: (() => void) | null
  /** More buttons, before the others. */
  children?: ReactNode
}

export function SheetBar({ problem, unsaved, isSaving, onShowFirst, onDiscard, onSave, children }: SheetBarProps) {
  const translate = useTranslate()
  return (
    <ActionBar state={<SheetState problem={problem} unsaved={unsaved} onShowFirst={onShowFirst} />}>
      {children}
      {onDiscard && (
        <Button variant="text" onClick={onDiscard}>
          {translate('action.discard')}
        </Button>
      )}
      {onSave && (
        <Button variant="contained" loading={isSaving} loadingPosition="start" onClick={onSave}>
          {translate('form.saveChanges')}
          <kbd className="key">{translate('key.save')}</kbd>
        </Button>
      )}
    </ActionBar>
  )
}

function SheetState({ problem, unsaved, onShowFirst }: Pick<SheetBarProps, 'problem' | 'unsaved' | 'onShowFirst'>) {
  const translate = useTranslate()
  if (problem !== null)
    return (
      <>
        <span className="bar-errors">
          <ErrorOutline />
          {problem}
        </span>
        <button type="button" className="text-link" onClick={onShowFirst}>
          {translate('sheet.showFirst')}
        </button>
      </>
    )
  if (unsaved !== null) return <span>{unsaved}</span>
  return (
    <>
      <CheckOutlined className="bar-ok" />
      <span>{translate('form.saved')}</span>
    </>
  )
}

interface LockedBarProps {
  reason: string
  /** How much was typed before the sheet was locked: it is not shown, and kept until it is thrown away. */
  setAside?: number
  onDiscard?: () => void
}

/** Of a sheet that cannot be changed: the bar says why. */
export function LockedBar({ reason, setAside = 0, onDiscard }: LockedBarProps) {
  const translate = useTranslate()
  return (
    <ActionBar
      state={
        <>
          <LockOutlined />
          <span>{reason}</span>
          {setAside > 0 && <span>{translate('sheet.setAside', { smart_count: setAside })}</span>}
        </>
      }
    >
      {setAside > 0 && (
        <Button variant="text" onClick={onDiscard}>
          {translate('action.discard')}
        </Button>
      )}
    </ActionBar>
  )
}
