/**
 * What areas have declared of the API besides records: reads, files and actions of all records. Pages that know no
 * records, as those of the portal, ask nothing else. src/web/data/calls.ts implements it.
 */
import { createContext, useContext } from 'react'
import type { AnsweringAction } from '../../../api/actions.ts'
import type { Given, Parameters } from '../../../api/parameters.ts'
import type { Read, SavedRead } from '../../../api/reads.ts'

export interface ActOnAllParameters<Input> {
  body: Partial<Input>
  /** Answers what would be done, and does nothing. */
  preview?: boolean
}

export interface Download {
  content: Blob
  fileName: string
}

export interface Calls {
  read<Asked extends Parameters, Answer>(read: Read<Asked, Answer>, given: Given<NoInfer<Asked>>): Promise<Answer>
  /** An answer that is saved as a file. */
  file<Asked extends Parameters>(read: SavedRead<Asked>, given: Given<NoInfer<Asked>>): Promise<Download>
  /** An action of all records: POST /api/{resource}/{action} answers what was done. */
  actOnAll<Input, Answer>(
    action: AnsweringAction<Input, Answer>,
    parameters: ActOnAllParameters<NoInfer<Input>>,
  ): Promise<Answer>
}

const CallsContext = createContext<Calls | null>(null)

export const CallsProvider = CallsContext.Provider

export function useCalls(): Calls {
  const calls = useContext(CallsContext)
  if (!calls) throw new Error('Nothing around this page calls the API.')
  return calls
}

/** Hands a download to the browser's own saving. */
export function saveDownload({ content, fileName }: Download): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser reads the address after the click returns.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
