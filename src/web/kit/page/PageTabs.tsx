/** The pages of one record, as tabs that are links: the address says which one is open. */
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

interface PageTab {
  to: string
  title: string
  open: boolean
}

export function PageTabs({ label, tabs }: { label: string; tabs: readonly PageTab[] }) {
  const nav = useRef<HTMLElement>(null)
  const open = tabs.findIndex(tab => tab.open)
  // A phone shows some of them: the open one is among those.
  useEffect(() => {
    nav.current?.children[open]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [open])
  return (
    <nav ref={nav} className="page-tabs" aria-label={label}>
      {tabs.map(({ to, title, open: isOpen }) => (
        <Link key={to} to={to} aria-current={isOpen ? 'page' : undefined}>
          {title}
        </Link>
      ))}
    </nav>
  )
}
