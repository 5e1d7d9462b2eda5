/** Files that were saved while npm run dev runs, until the server has them. */
import type { Outcome } from '../generator/run.ts'

/** What a saved file asks for. */
export type Wanted = 'generate' | 'replace'

/** Files that the server loads; the others concern the browser, and Vite watches them itself. */
function concernsServer(file: string): boolean {
  return file.startsWith('generated/') || (/\.(ts|sql)$/.test(file) && !file.startsWith('src/web/'))
}

export class SavedFiles {
  #files = new Set<string>()

  /** The path is that in the project. Answers whether there is anything to do. */
  add(path: string): boolean {
    const file = path.replaceAll('\\', '/')
    const concerns = file.startsWith('schemas/') ? file.endsWith('.json') : concernsServer(file)
    if (concerns) this.#files.add(file)
    return concerns
  }

  /** From here on, what is saved again is not in the server that is being made. */
  take(): Wanted | undefined {
    const files = [...this.#files]
    this.#files.clear()
    if (files.some(file => file.startsWith('schemas/'))) return 'generate'
    return files.length > 0 ? 'replace' : undefined
  }

  /**
   * What the generator wrote is in the server already. What a person saved meanwhile may have come after the server had
   * loaded it.
   */
  forgetWritten({ migration }: Pick<Outcome, 'migration'>): void {
    for (const file of this.#files) if (file.startsWith('generated/') || file === migration) this.#files.delete(file)
  }
}
