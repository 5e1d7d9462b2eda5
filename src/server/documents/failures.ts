/** How a store of files over a network fails. */

/** The store could not be asked, or answered with something else than what was asked for. */
export class FileStoreFailure extends Error {
  constructor(what: string, options?: ErrorOptions) {
    super(`The store of the uploaded files ${what}`, options)
    this.name = 'FileStoreFailure'
  }
}

/** Under the code that a folder answers for a file that is not there. */
export class NoSuchFile extends Error {
  readonly code = 'ENOENT'
  constructor() {
    super('The store of the uploaded files has no such file')
  }
}

/** What the store has under this key is not what was written. */
export class ChangedFile extends FileStoreFailure {
  constructor(key: string) {
    super(`has another content under ${key} than was written`)
  }
}
