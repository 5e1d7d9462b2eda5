/** The address of one question. Apart from the declarations, because the first load of the application holds it. */
import type { Given, Parameters } from './parameters.ts'
import type { Address } from './reads.ts'

/** Parameters that are not given are left out. */
export function addressOf<Asked extends Parameters>({ path, parameters }: Address<Asked>, given: Given<Asked>): string {
  const values = new Map<string, unknown>(Object.entries(given))
  const query = new URLSearchParams()
  let address: string = path
  for (const [name, parameter] of Object.entries(parameters)) {
    const value = values.get(name)
    if (value === undefined) continue
    const place = `{${name}}`
    if (path.includes(place)) address = address.replace(place, encodeURIComponent(parameter.write(value)))
    else query.set(name, parameter.write(value))
  }
  return query.size > 0 ? `${address}?${query.toString()}` : address
}
