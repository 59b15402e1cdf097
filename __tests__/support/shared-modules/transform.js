const { createHash } = require('node:crypto')

const KEEP = Symbol.for('shop.kept-module')

/**
 * Hands a module of the shop or of a package to Node, which keeps it for the next test file (`environment.js`).
 * Before the first of them, while Jest sets up its databases, it is compiled as all others are.
 */
function createTransformer({ compiler: [compilerPath, options] }) {
  const compiler = require(compilerPath).createTransformer(options)
  const reexport = (path) => ({
    code: `module.exports = globalThis[Symbol.for('${KEEP.description}')](${JSON.stringify(path)})`,
  })
  return {
    process: (source, path, more) =>
      globalThis[KEEP] ? reexport(path) : compiler.process(source, path, more),
    getCacheKey: (source, path) =>
      createHash('sha1')
        .update(globalThis[KEEP] ? path : `${path}\0${source}`)
        .update(String(Boolean(globalThis[KEEP])))
        .digest('hex'),
  }
}

module.exports = { createTransformer }
