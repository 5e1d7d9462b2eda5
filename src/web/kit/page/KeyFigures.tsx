/** One strip of four to six figures, each with the line that says its base or its change. */
export interface Figure {
  label: string
  value: string
  unit?: string
  /** The base or the change: "61.00 % of commitments"; the reason where there is no value. */
  note?: string
  /** How much it has risen or, in parentheses, fallen: stands before the note. */
  change?: string
  /** Somebody has to do something about it: said by a mark beside the label as well. */
  tone?: 'bad'
  /** Shows how the figure comes about. */
  onExplain?: () => void
}

export function KeyFigures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="key-figures">
      {figures.map((figure, place) => (
        // Figures keep their places; two may have one label while their units are still being read.
        <div key={place} data-tone={figure.tone}>
          <dt>{figure.label}</dt>
          <dd>
            {figure.onExplain ? (
              <button
                type="button"
                className="figure-button"
                aria-label={`${figure.label} ${figure.value}`}
                onClick={figure.onExplain}
              >
                {figure.value}
              </button>
            ) : (
              figure.value
            )}
            {figure.unit && <small>{figure.unit}</small>}
          </dd>
          {figure.note && (
            <dd className="key-figure-note" title={[figure.change, figure.note].filter(Boolean).join(' ')}>
              {figure.change && <b data-risen={figure.change.startsWith('+')}>{figure.change}</b>}
              {figure.change && ' '}
              {figure.note}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
