import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { getRequestListener } from '@hono/node-server'
import { sql } from 'drizzle-orm'

import { createApi } from '@/server/app'
import { createDb } from '@/server/kernel/db/client'
import { toDomainError } from '@/server/kernel/http/problem'
import { memoryLimits } from '@/server/kernel/ports/limits'
import { databaseOf } from '@/__tests__/support/database/database'
import { freshShop } from '@/__tests__/support/fixtures'
import { registration } from '@/__tests__/support/members'
import { bikeItem } from '@/__tests__/support/orders/orders'
import { recordedLog } from '@/__tests__/support/recorded-log'

const { lines, log } = recordedLog()
const shop = freshShop({ deps: { log } })

/** Makes every insert of a user fail with this database error code. */
const failBy = (code: string) =>
  shop.db.execute(
    sql.raw(`create function fail() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = '${code}'; end $$;
      create trigger fail before insert on users for each row execute function fail();`),
  )

test.each(['53100', '53200', '58030', '25006'])(
  'a database that reports %s is a 503 that says when to come again',
  async (code) => {
    await failBy(code)
    const reply = await shop.send('POST', '/api/register', registration('Ada'))
    expect([reply.status, reply.body.code]).toEqual([503, 'database_unavailable'])
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(lines.join('')).toContain(code)
  },
)

test('a database that is not there is a 503 that says when to come again', async () => {
  const missing = createDb(databaseOf(shop.url, 'no_such_database'), { max: 2 })
  const api = createApi({ ...shop.deps, db: missing.db })
  const calls: [string, string, unknown?][] = [
    ['GET', '/api/forum/threads'],
    ['POST', '/api/register', registration('Ada')],
  ]
  for (const [method, path, body] of calls) {
    const reply = await api.request(path, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
      headers: { 'content-type': 'application/json' },
    })
    expect([path, reply.status]).toEqual([path, 503])
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  await missing.close()
})

test('the catalog is as it was last read while the database is away', async () => {
  const own = createDb(shop.url, { max: 2 })
  const api = createApi({ ...shop.deps, db: own.db })
  const before = await (await api.request('/api/countries')).text()
  await own.close()
  const answer = await api.request('/api/countries')
  expect([answer.status, await answer.text()]).toEqual([200, before])
})

test('a connection that broke elsewhere is no database that is away', () => {
  const broken = () => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
  expect(toDomainError(broken()).code).toBe('database_unavailable')
  const elsewhere = new Error('The provider gave no answer.', { cause: broken() })
  expect(toDomainError(elsewhere).code).toBe('unexpected')
})

test('a query that failed in another bundle of the process is known by its members', () => {
  class OtherQueryError extends Error {
    query = 'select 1'
    params = []
  }
  const cause = Object.assign(new Error('terminating connection'), { code: '57P01' })
  const failed = new OtherQueryError('Failed query', { cause })
  expect(toDomainError(failed).code).toBe('database_unavailable')
})

describe('a sender who breaks off', () => {
  let server: Server
  /** The API's response, available once its handler has ended. */
  let handled: Promise<Response>
  let begun: Promise<void>
  beforeEach(async () => {
    const api = createApi(shop.deps)
    let begin = () => {}
    begun = new Promise((resolve) => (begin = resolve))
    const listener = getRequestListener((sent) => {
      handled = Promise.resolve(api.fetch(sent))
      begin()
      return handled
    })
    server = createServer((sent, answer) => void listener(sent, answer))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterEach(() => new Promise((resolve) => server.close(resolve)))

  test.each([
    ['POST', '/api/register', 'application/json'],
    ['POST', '/api/webhooks/stripe', 'application/json'],
  ])('in the middle of %s %s is no failure of ours', async (method, path, type) => {
    const { port } = server.address() as AddressInfo
    const answered = jest.fn()
    const sending = request({
      ...{ port, host: '127.0.0.1', method, path },
      headers: { 'content-type': type, 'content-length': 5_000 },
    })
    sending.on('error', () => {})
    sending.on('response', answered)
    sending.write('{"name":"Ada"')
    await begun
    sending.destroy()
    const { code } = (await (await handled).clone().json()) as { code: string }
    expect(code).toBe('request_incomplete')
    expect(lines).toEqual([])
    expect(answered).not.toHaveBeenCalled()
  })
})

test('codes of builds are given out at a bounded rate', async () => {
  const api = createApi({ ...shop.deps, limits: memoryLimits() })
  const body = JSON.stringify({ bike_slug: 'nyx', build: bikeItem('nyx').server.build })
  const headers = { 'content-type': 'application/json' }
  const save = async () =>
    (await api.request('/api/configurator/builds', { method: 'POST', body, headers })).status
  const answers: number[] = []
  for (let count = 0; count < 25; count += 1) answers.push(await save())
  expect(answers.filter((status) => status === 200 || status === 201)).toHaveLength(20)
  expect(answers.slice(20)).toEqual(Array(5).fill(429))
})
