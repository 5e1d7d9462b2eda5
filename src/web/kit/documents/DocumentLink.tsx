/** The name of a stored document; pressed, it fetches the file. */
import { useProvider } from '../data/provider.ts'
import { useDownload } from '../data/useDownload.ts'

export function DocumentLink({ id, fileName }: { id: number; fileName: string }) {
  const provider = useProvider()
  const { working, download } = useDownload()
  return (
    <button
      type="button"
      className="text-link"
      aria-busy={working || undefined}
      onClick={() => {
        void download(async () => (await provider.download({ id })).data)
      }}
    >
      {fileName}
    </button>
  )
}
