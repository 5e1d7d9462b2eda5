/**
 * The list of earlier imports, which the application hands in before its first page opens: the kit names no entity. A
 * load that has failed is tried again.
 */
import type { ComponentType } from 'react'
import type { Entity } from '../../../entity.ts'

type EarlierImports = ComponentType<{ entity: Entity }>

let given: (() => Promise<EarlierImports>) | null = null

export function provideEarlierImports(load: () => Promise<EarlierImports>): void {
  given = load
}

export function loadEarlierImports(): Promise<EarlierImports> {
  if (!given) throw new Error('The application has to say how earlier imports are shown.')
  return given()
}
