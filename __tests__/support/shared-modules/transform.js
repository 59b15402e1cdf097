const { createHash } = require('node:crypto')

const KEEP = Symbol.for('shop.kept-module')

/** Hands modules to Node's cache (`environment.js`); Jest's global setup compiles them instead. */
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
