/** npm start. Nothing of the product is loaded before the folder is named in which its compiled sources are kept. */
import { enableCompileCache } from 'node:module'
import { COMPILED } from './starting/compiled.ts'

enableCompileCache(COMPILED)
await import('./starting/product.ts')
