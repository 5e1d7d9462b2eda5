/** The generator as one pure function: schemas in, generated files out. The same input gives the same bytes. */
import { clientFiles } from './client.ts'
import { databaseOf, type Database } from './database.ts'
import { readModels } from './entities.ts'
import { metadataFiles } from './metadata.ts'
import { SchemaMistakes } from './mistakes.ts'
import { GENERATED_NOTE, type Model } from './model.ts'
import { openapiFile } from './openapi.ts'
import { pagesFile } from './pages.ts'
import { checkPatterns } from './patterns.ts'
import { tablesFile } from './queryTypes.ts'
import { readSources, type Sources } from './sources.ts'
import { databaseSql } from './sql.ts'
import { typesFile } from './types.ts'
import { validatorFiles } from './validators.ts'

export interface Generated {
  files: Map<string, string>
  database: Database
  sources: Sources
}

/** Paths are those of the project: "schemas/fund.json", "generated/types.ts". Throws SchemaMistakes. */
export async function generate(schemas: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  return (await generateAll(schemas)).files
}

export async function generateAll(schemas: ReadonlyMap<string, string>): Promise<Generated> {
  const { sources, models } = read(schemas)
  if (sources.mistakes.length > 0) throw new SchemaMistakes([...sources.mistakes, ...(await checkPatterns(models))])
  const database = databaseOf(models)
  const [dangerous, files] = await Promise.all([checkPatterns(models), write(models, database)])
  if (dangerous.length > 0) throw new SchemaMistakes(dangerous)
  return { files, database, sources }
}

interface Understood {
  sources: Sources
  models: Model[]
}

/** Checks everything but whether patterns are dangerous, which takes longer and changes no file. */
export function understand(schemas: ReadonlyMap<string, string>): Understood & { database: Database } {
  const { sources, models } = read(schemas)
  if (sources.mistakes.length > 0) throw new SchemaMistakes(sources.mistakes)
  return { sources, models, database: databaseOf(models) }
}

function read(schemas: ReadonlyMap<string, string>): Understood {
  const sources = readSources(schemas)
  if (sources.mistakes.length > 0) throw new SchemaMistakes(sources.mistakes)
  return { sources, models: readModels(sources) }
}

async function write(models: readonly Model[], database: Database): Promise<Map<string, string>> {
  const types = await typesFile(models)
  return new Map([
    ['generated/types.ts', types],
    ...clientFiles(types),
    ['generated/tables.ts', tablesFile(database)],
    ...metadataFiles(models),
    ['generated/pages.ts', pagesFile(models)],
    ...validatorFiles(models),
    ['generated/openapi.json', openapiFile(models)],
    ['generated/database.json', JSON.stringify(database, null, 1) + '\n'],
    [
      'generated/database.sql',
      `-- ${GENERATED_NOTE}\n-- The database as it should be, on top of migration 0000.\n\n${databaseSql(database)}`,
    ],
  ])
}
