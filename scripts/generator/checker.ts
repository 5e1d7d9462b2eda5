/** Reports the mistakes of one schema, each at its line. */
import type { Field } from '../../src/entity.ts'
import { suggestion } from './mistakes.ts'
import type { Model, Property } from './model.ts'
import type { Source, Sources } from './sources.ts'

export class Checker {
  private readonly model: Model
  private readonly sources: Sources
  private readonly source: Source

  constructor(model: Model, sources: Sources) {
    this.model = model
    this.sources = sources
    this.source = sources.schemas.get(model.file)!
  }

  at(pointer: string, what: string, remedy: string): void {
    this.sources.mistakes.push({ file: this.model.file, line: this.source.lineOf(pointer), what, remedy })
  }

  atProperty({ place }: Property, what: string, remedy: string): void {
    this.sources.mistakes.push({ ...place, what, remedy })
  }

  /** A property named in x-entity must exist and fit. */
  named(pointer: string, name: string, fits: (field: Field) => boolean, wanted: string): void {
    const fields = this.model.entity.fields
    const field = fields.find(candidate => candidate.name === name)
    if (!field)
      this.at(
        pointer,
        `there is no property "${name}"`,
        suggestion(
          name,
          fields.filter(fits).map(candidate => candidate.name),
        ),
      )
    else if (!fits(field))
      this.at(
        pointer,
        `property "${name}" is not ${wanted}`,
        suggestion(
          '',
          fields.filter(fits).map(candidate => candidate.name),
        ),
      )
  }
}
