/** Why a part that follows the holdings is missing, in its place. */
export function Lacking({ error }: { error: Error | null }) {
  return (
    error && (
      <p className="message" role="alert" data-tone="bad">
        {error.message}
      </p>
    )
  )
}
