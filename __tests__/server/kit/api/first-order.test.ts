import { execFile } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import { promisify } from 'node:util'
import { getRequestListener } from '@hono/node-server'

import { firstOrderCommands } from '@/components/shop/developers/first-order-commands'
import { PROGRAM_COMMANDS } from '@/components/shop/developers/program-commands'
import { createApi } from '@/server/app'
import { developers } from '@/messages/shop/developers/developers'
import { registerAdmin } from '@/__tests__/support/admins'
import { makeKey } from '@/__tests__/support/api/api-keys'
import { seedBike, seedCountry, US } from '@/__tests__/support/orders/orders'
import { openTestShop, type TestShop } from '@/__tests__/support/shop'

const run = promisify(execFile)
const commands = firstOrderCommands({ bike: seedBike('nyx'), country: seedCountry(US) })

let shop: TestShop
let server: Server
let origin: string

beforeAll(async () => {
  shop = await openTestShop()
  const api = createApi(shop.deps)
  server = createServer(getRequestListener((request) => api.fetch(request)))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})
afterAll(async () => {
  await new Promise((done) => server.close(done))
  await shop.close()
})

test('the five requests of /developers, pasted into a shell, end with a paid order', async () => {
  expect(commands).toHaveLength(developers.firstOrder.steps.length)
  const { stdout, stderr } = await run('sh', ['-c', commands.join('\n')], {
    env: { ...process.env, SHOP: origin },
  })
  expect(stderr).toBe('')
  const last = stdout.trim().split('\n').at(-1) ?? ''
  expect(JSON.parse(last)).toMatchObject({ data: { status: 'paid' } })
})

test('the three requests with an API key read the orders and what changed, and change the stock', async () => {
  const owner = await registerAdmin(shop)
  const { secret } = await makeKey(shop, owner)
  const outputs: unknown[] = []
  for (const command of PROGRAM_COMMANDS.slice(1)) {
    const script = `${PROGRAM_COMMANDS[0]} > /dev/null\n${command}`
    const since = new Date(Date.now() - 3_600_000).toISOString()
    const { stdout } = await run('sh', ['-c', script], {
      env: { ...process.env, SHOP: origin, KEY: secret, SINCE: since },
    })
    outputs.push(JSON.parse(stdout))
  }
  expect(PROGRAM_COMMANDS).toHaveLength(developers.program.steps.length)
  expect(outputs).toMatchObject([
    { data: { orders: [{ status: 'paid' }], next: null, until: expect.any(String) } },
    { data: { threshold: 5 } },
  ])
})

test('each of them sends one request', () => {
  for (const command of [...commands, ...PROGRAM_COMMANDS])
    expect(command.match(/curl /g)).toHaveLength(1)
})
