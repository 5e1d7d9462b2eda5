/**
 * Stands in for ajv in the browser: validators are compiled when the project is generated, because the content security
 * policy forbids code made from text.
 */
class NoCompiler {
  constructor() {
    throw new Error('The browser compiles no schemas: pass a generated validator.')
  }
}

export { NoCompiler as default }
