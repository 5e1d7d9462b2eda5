/** The frame of a chart: what it shows and in which unit, the meaning of its bars, and the same figures as a table. */
import { useId, useState, type ReactNode } from 'react'
import { useTranslate } from '../data/useTranslate.ts'
import type { Tone } from './plot.ts'
import './charts.css'

export interface KeyEntry {
  name: string
  tone: Tone
  line?: boolean
}

interface ChartCardProps {
  title: string
  unit?: string
  legend?: readonly KeyEntry[]
  footer?: ReactNode
  table: ReactNode
  children: ReactNode
}

export function ChartCard({ title, unit, legend = [], footer, table, children }: ChartCardProps) {
  const translate = useTranslate()
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  return (
    <figure className="chart-card" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {unit && <span className="chart-unit">{unit}</span>}
        <span className="chart-head-end">
          {!asTable && legend.length > 1 && (
            <span className="chart-key">
              {legend.map(({ name, tone, line }) => (
                <span key={name}>
                  <i data-tone={tone} data-line={line || undefined} />
                  {name}
                </span>
              ))}
            </span>
          )}
          <button type="button" className="text-link" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {translate(asTable ? 'chart.showChart' : 'chart.showTable')}
          </button>
        </span>
      </header>
      {asTable ? <div className="chart-table">{table}</div> : children}
      {footer && <figcaption>{footer}</figcaption>}
    </figure>
  )
}
