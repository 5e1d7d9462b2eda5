/** The pages of one record, as tabs that are links: the address says which one is open. */
import { Link } from 'react-router'

interface PageTab { to: string; title: string; open: boolean }

export function PageTabs({ label, tabs }: { label: string; tabs: readonly PageTab[] }) {
  return (
    <nav className="page-tabs" aria-label={label}>
      {tabs.map(({ to, title, open }) => <Link key={to} to={to} aria-current={open ? 'page' : undefined}>{title}</Link>)}
    </nav>
  )
}
