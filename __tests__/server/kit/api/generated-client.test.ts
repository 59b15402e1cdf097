import { execFile } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { getRequestListener } from '@hono/node-server'

import { eq } from 'drizzle-orm'

import { createApi } from '@/server/app'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { openApiDocument } from '@/server/openapi/document'
import { registerAdmin } from '@/__tests__/support/admins'
import { makeKey } from '@/__tests__/support/api/api-keys'
import { bikeItem, orderBody } from '@/__tests__/support/orders/orders'
import { openTestShop, type TestShop } from '@/__tests__/support/shop'

const run = promisify(execFile)
const bin = (path: string) => resolve('node_modules', path)
const SOURCE = '__tests__/support/generated-client'
const PROGRAMS = ['first-order.mts', 'export-orders.mts']
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
  for (const name of PROGRAMS) copyFileSync(join(SOURCE, name), join(folder, name))
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

test('programs against the generated client compile', async () => {
  const types = ['--types', 'node', '--typeRoots', bin('@types')]
  const { stdout } = await run(process.execPath, [
    bin('typescript-native/bin/tsc'),
    ...[...STRICT, ...MODULES, ...types, ...PROGRAMS.map((name) => join(folder, name))],
  ]).catch(({ stdout: faults }: { stdout: string }) => ({ stdout: faults }))
  expect(stdout).toBe('')
}, 120_000)

async function execute(program: string, ...more: string[]): Promise<string> {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const { stdout } = await run(process.execPath, [
    ...['--import', pathToFileURL(bin('tsx/dist/esm/index.mjs')).href],
    ...[join(folder, program), `http://127.0.0.1:${port}`, ...more],
  ])
  return stdout
}

test('it buys a bike: from the list to the order paid by the sandbox', async () => {
  const stdout = await execute('first-order.mts')
  const { total, shown, ...rest } = JSON.parse(stdout) as Record<string, unknown>
  expect(rest).toEqual({ status: 'paid', code: 'totals_changed', isSame: true })
  expect(total).toBe(shown)
}, 120_000)

test('another exports the orders of yesterday with an API key', async () => {
  const owner = await registerAdmin(shop)
  const { secret } = await makeKey(shop, owner, { permissions: ['orders.read'] })
  for (const slug of ['nyx', 'nireeka-prime']) {
    const body = await orderBody(shop, [bikeItem(slug)])
    const headers = { 'idempotency-key': crypto.randomUUID() }
    expect((await shop.send('POST', '/api/payment-guest', body, headers)).status).toBe(200)
  }
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000)
  const rows = await shop.db
    .select({ id: orders.id, number: orders.number, total: orders.total_cents })
    .from(orders)
  const [old, ...recent] = rows
  if (!old || recent.length === 0) throw new Error('The shop should have orders.')
  await shop.db.update(orders).set({ created_at: day(1) })
  await shop.db
    .update(orders)
    .set({ created_at: day(3) })
    .where(eq(orders.id, old.id))
  const stdout = await execute('export-orders.mts', secret, day(1).toISOString().slice(0, 10))
  const lines = recent.map(({ number, total }) => `${number};${total / 100}`)
  expect(stdout.trim().split('\n').sort()).toEqual(lines.sort())
}, 120_000)
