/** JSON with the line of every key and value, so that a mistake can be shown where it stands. */

interface Located {
  value: unknown
  /** The line of the key (or of the array element) at a JSON pointer; of the nearest place above it that exists. */
  lineOf: (pointer: string) => number
}

/** What the text is not: JSON. */
export class NotJson extends Error {
  readonly line: number

  constructor(line: number, message: string) {
    super(message)
    this.name = 'NotJson'
    this.line = line
  }
}

export function parseLocated(text: string): Located {
  const reader = new Reader(text)
  const value = reader.read()
  return {
    value,
    lineOf(pointer) {
      for (let place = pointer; ; place = place.slice(0, place.lastIndexOf('/'))) {
        const line = reader.lines.get(place)
        if (line !== undefined) return line
        if (place === '') return 1
      }
    },
  }
}

export function pointerTo(...steps: (string | number)[]): string {
  return steps.map(step => `/${String(step).replace(/~/g, '~0').replace(/\//g, '~1')}`).join('')
}

const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const WORD = /true|false|null/y

class Reader {
  readonly lines = new Map<string, number>()
  private readonly text: string
  private at = 0
  private line = 1

  constructor(text: string) {
    this.text = text
  }

  read(): unknown {
    const value = this.value('')
    this.space()
    if (this.at < this.text.length) this.fail('something stands behind the end of the schema')
    return value
  }

  private value(pointer: string): unknown {
    this.space()
    if (!this.lines.has(pointer)) this.lines.set(pointer, this.line)
    switch (this.text[this.at]) {
      case '{':
        return this.object(pointer)
      case '[':
        return this.array(pointer)
      case '"':
        return this.string()
      default: {
        const token = this.match(NUMBER) ?? this.match(WORD)
        if (token === undefined)
          this.fail(
            this.at >= this.text.length ? 'the schema ends too early' : `"${this.text[this.at]}" does not belong here`,
          )
        return JSON.parse(token)
      }
    }
  }

  private object(pointer: string): Record<string, unknown> {
    const entries: [string, unknown][] = []
    const seen = new Set<string>()
    this.list('}', () => {
      const line = this.line
      if (this.text[this.at] !== '"') this.fail('a name in quotation marks is missing')
      const key = this.string()
      if (seen.has(key)) this.fail(`"${key}" stands here twice`, line)
      seen.add(key)
      const place = pointer + pointerTo(key)
      this.lines.set(place, line)
      this.space()
      if (this.text[this.at] !== ':') this.fail(`the colon behind "${key}" is missing`)
      this.at++
      entries.push([key, this.value(place)])
    })
    return Object.fromEntries(entries)
  }

  private array(pointer: string): unknown[] {
    const items: unknown[] = []
    this.list(']', () => items.push(this.value(pointer + pointerTo(items.length))))
    return items
  }

  /** The members between a bracket and its partner, parted by commas. */
  private list(end: string, member: () => void): void {
    this.at++
    this.space()
    if (this.text[this.at] === end) {
      this.at++
      return
    }
    for (;;) {
      this.space()
      member()
      this.space()
      const next = this.text[this.at]
      if (next !== ',' && next !== end) this.fail(`a comma or "${end}" is missing`)
      this.at++
      if (next === end) return
      this.space()
      if (this.text[this.at] === end) this.fail(`a comma stands before "${end}"`)
    }
  }

  private string(): string {
    const token = this.match(STRING)
    if (token === undefined) this.fail('a text in quotation marks does not end on its line')
    return JSON.parse(token) as string
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)?.[0]
    if (found !== undefined) this.at += found.length
    return found
  }

  private space(): void {
    for (; this.at < this.text.length && ' \t\r\n'.includes(this.text[this.at]!); this.at++) {
      if (this.text[this.at] === '\n') this.line++
    }
  }

  private fail(message: string, line = this.line): never {
    throw new NotJson(line, message)
  }
}
