/** In the place of a part that follows the holdings: which it is, and why it is missing. */
export function Lacking({ title, error }: { title: string; error: Error | null }) {
  return (
    error && (
      <p className="message" role="alert" data-tone="bad">
        <span>
          <b>{title}</b> {error.message}
        </span>
      </p>
    )
  )
}
