/** One strip of four to six figures, each with the line that says its base or its change. */
export interface Figure { label: string; value: string; unit?: string; /** The base or the change: "61.00 % of commitments". */ note?: string }

export function KeyFigures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="key-figures">
      {figures.map(figure => (
        <div key={figure.label}>
          <dt>{figure.label}</dt>
          <dd>{figure.value}{figure.unit && <small>{figure.unit}</small>}</dd>
          {figure.note && <dd className="key-figure-note">{figure.note}</dd>}
        </div>
      ))}
    </dl>
  )
}
