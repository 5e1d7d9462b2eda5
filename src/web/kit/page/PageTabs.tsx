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
    if (nav.current) scrollSideways(nav.current, nav.current.children[open])
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

/** Only the row of tabs moves: with a large zoom the browser's own way takes the title of the page out of sight. */
function scrollSideways(row: Element, tab: Element | undefined): void {
  if (!tab) return
  const [shown, wanted] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
  row.scrollLeft += Math.min(0, wanted.left - shown.left) + Math.max(0, wanted.right - shown.right)
}
