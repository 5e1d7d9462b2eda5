/** What the statement says, table by table, as on its paper; each unfolds with a press. */
import { useState } from 'react'
import { Link } from 'react-router'
import type { ShownTable } from '../capital-account-statements/shapes.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { usePortal } from './usePortal.tsx'
import '../texts/portalPages.ts'

interface StatementTablesProps {
  /** Of the holding. */
  id: number
  tables: readonly ShownTable[]
  /** Of the period, as it is shown. */
  asOf: string
}

export function StatementTables({ id, tables, asOf }: StatementTablesProps) {
  const translate = useTranslate()
  const { movements, transfers, ofFund } = usePortal()
  const links = { movements, transfers, investments: ofFund('portal.fund.investments.overview', id) }
  // On a phone it is four screens long, and stands before what most people look for.
  const [isWide] = useState(() => matchMedia('(min-width: 600px)').matches)
  if (tables.length === 0) return null
  return (
    <section className="holding-card" aria-labelledby="statement-tables">
      <div className="portal-head">
        <div>
          <h2 id="statement-tables">{translate('portalStatement.title')}</h2>
          <p>{translate('portalStatement.lead', { asOf })}</p>
        </div>
      </div>
      {tables.map((table, place) => (
        <details key={table.title} className="statement-table" open={place === 0 && isWide}>
          <summary>{table.title}</summary>
          <TableOf table={table} />
          {table.sources.length > 0 && (
            <p className="explained-sources">
              {table.sources.map(name => (
                <Link
                  key={name}
                  to={links[name]}
                  aria-label={`${translate(`portalPosition.sources.${name}`)}: ${table.title}`}
                >
                  {translate(`portalPosition.sources.${name}`)}
                </Link>
              ))}
            </p>
          )}
        </details>
      ))}
    </section>
  )
}

function TableOf({ table: { caption, head, rows } }: { table: ShownTable }) {
  return (
    <table className="portal-table">
      <thead>
        <tr>
          <th>{caption}</th>
          {head.map(title => (
            <th key={title}>{title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title, note, cells, look }, place) => (
          <tr key={place} data-look={look}>
            <td>
              {title}
              {note !== undefined && <small>{note}</small>}
            </td>
            {cells.map((cell, column) => (
              <td key={column} data-label={head[column] ?? ''}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
