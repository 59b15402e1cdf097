import { execFile } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { getRequestListener } from '@hono/node-server'

import { createApi } from '@/server/app'
import { openApiDocument } from '@/server/openapi/document'
import { openTestShop, type TestShop } from '@/__tests__/support/shop'

const run = promisify(execFile)
const bin = (path: string) => resolve('node_modules', path)
const PROGRAM = '__tests__/support/generated-client/first-order.mts'
const STRICT = [
  '--ignoreConfig',
  '--noEmit',
  '--strict',
  '--target',
  'es2022',
  '--lib',
  'dom,dom.iterable,es2022',
]
const MODULES = ['--module', 'esnext', '--moduleResolution', 'bundler', '--skipLibCheck']

let shop: TestShop
let server: Server
let folder: string

beforeAll(async () => {
  shop = await openTestShop()
  const api = createApi(shop.deps)
  server = createServer(getRequestListener((request) => api.fetch(request)))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  folder = mkdtempSync(join(tmpdir(), 'shop-client-'))
  const document = join(folder, 'openapi.json')
  writeFileSync(document, JSON.stringify(openApiDocument()))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  copyFileSync(PROGRAM, join(folder, 'first-order.mts'))
  const into = join(folder, 'client')
  await run(process.execPath, [bin('@hey-api/openapi-ts/bin/run.js'), '-i', document, '-o', into], {
    cwd: folder,
  })
}, 120_000)

afterAll(async () => {
  await new Promise((done) => server.close(done))
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a program against the generated client compiles', async () => {
  const types = ['--types', 'node', '--typeRoots', bin('@types')]
  const { stdout } = await run(process.execPath, [
    bin('typescript-native/bin/tsc'),
    ...[...STRICT, ...MODULES, ...types, join(folder, 'first-order.mts')],
  ]).catch(({ stdout: faults }: { stdout: string }) => ({ stdout: faults }))
  expect(stdout).toBe('')
}, 120_000)

test('it buys a bike: from the list to the order paid by the sandbox', async () => {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const { stdout } = await run(process.execPath, [
    ...['--import', pathToFileURL(bin('tsx/dist/esm/index.mjs')).href],
    ...[join(folder, 'first-order.mts'), `http://127.0.0.1:${port}`],
  ])
  const { total, shown, ...rest } = JSON.parse(stdout) as Record<string, unknown>
  expect(rest).toEqual({ status: 'paid', code: 'totals_changed', isSame: true })
  expect(total).toBe(shown)
}, 120_000)
