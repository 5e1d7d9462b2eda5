/** Fetches a file when it is pressed. */
import type { Download } from '../web/kit/data/calls.ts'
import { useDownload } from '../web/kit/data/useDownload.ts'
import { PlainButton } from '../web/kit/page/PlainButton.tsx'
import { PlainIcon } from '../web/kit/page/PlainIcon.tsx'

interface FileButtonProps {
  label: string
  /** Which one it is, where several have the same label. */
  name?: string
  /** What the page is opened for. */
  isMain?: boolean
  file: () => Promise<Download>
}

export function FileButton({ label, name, isMain = false, file }: FileButtonProps) {
  const { working, download } = useDownload()
  return (
    <PlainButton
      busy={working}
      {...(isMain && { look: 'primary' })}
      aria-label={name}
      onClick={() => {
        void download(file)
      }}
    >
      <PlainIcon name="download" />
      {label}
    </PlainButton>
  )
}
