const { readFileSync } = require('node:fs')
const Module = require('node:module')
const path = require('node:path')

const { transform } = require('sucrase')

const root = path.resolve(__dirname, '../../..')

/**
 * Teaches Node to load the modules of the shop. Sucrase keeps every line where it is, so that stack traces tell true without
 * source maps, and is quick enough to need no cache.
 */
for (const extension of ['.ts', '.tsx']) {
  Module._extensions[extension] = (module, file) => {
    // What it makes of such an export begins with a parenthesis, which would call the line before.
    const source = readFileSync(file, 'utf8').replace(/^export const (?=[{[])/gm, ';$&')
    const { code } = transform(source, {
      transforms: ['typescript', 'jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
      filePath: file,
    })
    // Tests start no workers of the build: where its files are is of no interest, but the word would make a module of it.
    module._compile(code.replaceAll('import.meta.url', 'document.baseURI'), file)
  }
}
// Data stands beside the module that reads it, under the same name: the module comes first, as it does for Next.js.
const { '.json': readJson } = Module._extensions
delete Module._extensions['.json']
Module._extensions['.json'] = readJson
// Styles and pictures have nothing to say in a test.
for (const extension of ['.css', '.svg', '.png']) Module._extensions[extension] = () => {}

const resolve = Module._resolveFilename
Module._resolveFilename = function (request, ...rest) {
  return resolve.call(this, inTests(request), ...rest)
}

function inTests(request) {
  if (request.startsWith('@/')) return path.join(root, request.slice(2))
  // A screen under test is a browser: the transport of the server isn't for it.
  if (request === '#api-dispatch' && globalThis.document)
    return path.join(root, 'services/http/dispatch.browser.ts')
  // The compiler of Next.js gives every context of its packages to its own server.
  const context = request.match(
    /^next\/dist\/server\/route-modules\/pages\/vendored\/contexts\/(.+)$/,
  )
  return context ? `next/dist/shared/lib/${context[1]}.shared-runtime` : request
}
