const { readFileSync } = require('node:fs')
const Module = require('node:module')
const path = require('node:path')

const { transform } = require('sucrase')

const root = path.resolve(__dirname, '../../..')

/** Lets Node load shop modules; Sucrase is fast and preserves lines, so source maps aren't needed. */
for (const extension of ['.ts', '.tsx']) {
  Module._extensions[extension] = (module, file) => {
    // Sucrase turns such an export into a leading parenthesis, which would call the previous line.
    const source = readFileSync(file, 'utf8').replace(/^export const (?=[{[])/gm, ';$&')
    const { code } = transform(source, {
      transforms: ['typescript', 'jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
      filePath: file,
    })
    // Tests start no workers, so URLs don't matter, but `import.meta` would make this an ES module.
    module._compile(code.replaceAll('import.meta.url', 'document.baseURI'), file)
  }
}
// Data may share its name with the module that reads it; as in Next.js, the module comes first.
const { '.json': readJson } = Module._extensions
delete Module._extensions['.json']
Module._extensions['.json'] = readJson
for (const extension of ['.css', '.svg', '.png']) Module._extensions[extension] = () => {}

const resolve = Module._resolveFilename
Module._resolveFilename = function (request, ...rest) {
  return resolve.call(this, inTests(request), ...rest)
}

function inTests(request) {
  if (request.startsWith('@/')) return path.join(root, request.slice(2))
  // Screens under test run as in a browser, without the server's transport.
  if (request === '#api-dispatch' && globalThis.document)
    return path.join(root, 'services/http/dispatch.browser.ts')
  // Next.js's compiler gives its server copies of these contexts; here the shared ones are used.
  const context = request.match(
    /^next\/dist\/server\/route-modules\/pages\/vendored\/contexts\/(.+)$/,
  )
  return context ? `next/dist/shared/lib/${context[1]}.shared-runtime` : request
}
