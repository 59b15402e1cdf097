import { readdirSync, readFileSync } from 'node:fs'
import { createServer, request as send, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { contentRoutes } from '@/contract/shop/content/content'
import { createApi } from '@/server/app'
import handler from '@/pages/api/[...route]'
import { front } from '@/platform/front/front'
import { listen } from '@/__tests__/support/api/local-server'
import { aBuild } from '@/__tests__/support/front-build'
import { readCart } from '@/__tests__/support/member-shop'
import { freshMember, sharedShop } from '@/__tests__/support/fixtures'
import { logIn } from '@/__tests__/support/members'
import { processGlobals } from '@/utils/process-globals'

const BACKPACK = 5000111
const shop = sharedShop()
const ada = freshMember(shop)
let build: Awaited<ReturnType<typeof aBuild>>
let servers: Server[]
beforeAll(async () => {
  processGlobals().api = createApi(shop.deps)
  build = await aBuild()
  const byNext = (...call: unknown[]) => Reflect.apply(handler, null, call)
  const never = () => expect('Next.js').toBe('not asked')
  servers = [createServer(byNext), createServer(front(build.folder, never))]
  for (const one of servers) await listen(one)
})
afterAll(async () => {
  delete processGlobals().api
  for (const one of servers) one.close()
  await build.remove()
})

interface Call {
  method: string
  path: string
  body?: string
  headers?: Record<string, string>
}

/** Returns the response for a call without sizes and names that differ per response. */
async function fetchResponse(
  server: Server | undefined,
  { method, path, body, headers = {} }: Call,
) {
  const { port } = server?.address() as AddressInfo
  const authorization = `Bearer ${ada.token}`
  const type = { 'content-type': 'application/json', authorization, ...headers }
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = send({ port, method, path, headers: type, agent: false }, resolve)
    sent.once('error', reject)
    sent.end(body)
  })
  let text = ''
  for await (const chunk of answer) text += String(chunk)
  const { status, allow, ...named } = { ...answer.headers, status: answer.statusCode }
  const stored = ['content-type', 'cache-control', 'set-cookie', 'retry-after', 'www-authenticate']
  return {
    ...{ status, allow },
    headers: stored.map((name) => named[name as keyof typeof named]),
    text: text.replace(/"request_id":"[^"]*"/, '').replace(/"version":\d+/, ''),
  }
}

const LARGE = JSON.stringify({ items: 'x'.repeat(200_000) })
const ADD = JSON.stringify({ items: [{ product_id: BACKPACK, count: 2 }] })

test.each<[string, number, Call]>([
  ['a change', 200, { method: 'POST', path: '/api/cart', body: ADD }],
  ['a body that is no JSON', 400, { method: 'POST', path: '/api/cart', body: '{"items"' }],
  ['a body that is too large', 413, { method: 'POST', path: '/api/cart', body: LARGE }],
  ['no body', 400, { method: 'POST', path: '/api/cart' }],
  ['wrong input', 422, { method: 'POST', path: '/api/cart', body: '{"items":[]}' }],
  [
    'another type of body',
    415,
    { method: 'POST', path: '/api/cart', body: ADD, headers: { 'content-type': 'text/plain' } },
  ],
  [
    'a form of another site',
    415,
    {
      method: 'POST',
      path: '/api/cart',
      body: 'a=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.test' },
    },
  ],
  ['nobody', 401, { method: 'POST', path: '/api/cart', body: ADD, headers: { authorization: '' } }],
  [
    'a key that is none',
    422,
    { method: 'POST', path: '/api/cart', body: ADD, headers: { 'idempotency-key': 'short' } },
  ],
  ['another method', 405, { method: 'DELETE', path: '/api/cart' }],
  ['no such route', 404, { method: 'POST', path: '/api/carts', body: ADD }],
  ['logging out', 200, { method: 'POST', path: '/api/logout', body: '{}' }],
])('%s is answered alike past Next.js: %i', async (_what, status, call) => {
  const slow = await fetchResponse(servers[0], call)
  if (call.path === '/api/logout') Object.assign(ada, await logIn(shop, ada))
  const quick = await fetchResponse(servers[1], call)
  expect(quick).toEqual(slow)
  expect(quick.status).toBe(status)
})

test('a repeat with its key changes nothing, whichever way it comes', async () => {
  const call = { method: 'POST', path: '/api/cart', body: ADD }
  const once = { ...call, headers: { 'idempotency-key': 'a-key-of-this-test' } }
  const first = await fetchResponse(servers[1], once)
  expect(await fetchResponse(servers[0], once)).toEqual(first)
  expect(await fetchResponse(servers[1], once)).toEqual(first)
  expect((await readCart(shop, ada)).carts).toMatchObject([{ count: 2 }])
})

test('a sender that breaks off changes nothing and ends nothing', async () => {
  const { port } = servers[1]?.address() as AddressInfo
  const headers = { 'content-type': 'application/json', 'content-length': '10000' }
  const authorization = `Bearer ${ada.token}`
  const sent = send({
    port,
    method: 'POST',
    path: '/api/cart',
    headers: { ...headers, authorization },
  })
  sent.once('error', () => undefined)
  await new Promise<void>((resolve) => sent.write('{"items":[', () => resolve()))
  sent.destroy()
  const after = await fetchResponse(servers[1], { method: 'POST', path: '/api/cart', body: ADD })
  expect(after.status).toBe(200)
  expect((await readCart(shop, ada)).carts).toMatchObject([{ count: 2 }])
})

test('changes that make pages anew go through Next.js', () => {
  const asking = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') && /context\.revalidate\(/.test(readFileSync(`server/${file}`, 'utf8')),
  )
  expect(asking).toEqual(['catalog/content/routes.ts'])
  const changes = Object.values(contentRoutes).filter(({ method }) => method !== 'GET')
  expect(changes.filter(({ path }) => !path.startsWith('/api/backoffice/'))).toEqual([])
})
