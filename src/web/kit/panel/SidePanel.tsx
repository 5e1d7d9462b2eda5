/** The panel on the right: it takes the focus, Esc closes it, and the focus returns to what opened it. */
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import IconButton from '@mui/material/IconButton'
import CloseOutlined from '@mui/icons-material/CloseOutlined'
import { useTranslate } from '../data/useTranslate.ts'

interface SidePanelProps {
  title: string
  /** For longer rows than a history has. */ wide?: boolean
  /** It shows a record of its own, which is printed without the page beside it. */ alone?: boolean
  onClose: () => void
  children: ReactNode
}

export function SidePanel({ title, wide = false, alone = false, onClose, children }: SidePanelProps) {
  const translate = useTranslate()
  const panel = useRef<HTMLElement>(null)
  // Before it is painted: whoever presses Esc as soon as they see it closes it.
  useLayoutEffect(() => {
    const opener = document.activeElement
    panel.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  // What had the focus may go, as a button does once it has done its work: the panel takes it back, so that Esc still
  // closes it.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus()
  })
  return (
    <aside
      className="side-panel"
      data-wide={wide || undefined}
      data-alone={alone || undefined}
      ref={panel}
      tabIndex={-1}
      aria-label={title}
      onKeyDown={event => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <header>
        <h2>{title}</h2>
        <IconButton size="small" aria-label={translate('action.close')} onClick={onClose}>
          <CloseOutlined />
        </IconButton>
      </header>
      {children}
    </aside>
  )
}
