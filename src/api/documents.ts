/**
 * The one entity that the engine and the kit know by name: documents, which are kept with records of every entity whose
 * schema says so.
 */
import type { Resource } from '../entity.ts'
import type { EntityTypes } from '../../generated/types.ts'

export const DOCUMENTS = 'documents' satisfies Resource

type DocumentKind = EntityTypes['document']['record']['kind']

/** What a file is until a person says what it is. */
export const OTHER_KIND = 'Other' satisfies DocumentKind

/** The picture that stands for a record. */
export const LOGO_KIND = 'Logo' satisfies DocumentKind
