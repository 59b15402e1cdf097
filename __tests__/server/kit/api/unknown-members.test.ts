import { z } from 'zod'

import { ADDRESS } from '@/__tests__/support/orders/orders'
import { sharedShop } from '@/__tests__/support/fixtures'
import { Money } from '@/contract/kit/money.schema'
import { createApi, mountedRoutes } from '@/server/app'
import { createApiShell } from '@/server/api-shell'
import { createRouter } from '@/server/kernel/http/router'
import { unknownMembers, unknownMembersHeader } from '@/server/kernel/http/unknown-members'
import { randomIds } from '@/server/kernel/ports/ids'
import { silentLog } from '@/server/kernel/ports/log'

const HEADER = 'x-unknown-members'

describe('members that a schema does not know', () => {
  const Line = z.object({ id: z.int(), price: Money })
  const Order = z.object({
    email: z.string().trim(),
    lines: z.array(Line),
    address: z.union([z.object({ id: z.int() }), z.object({ city: z.string() })]).nullish(),
    notes: z.record(z.string(), z.object({ text: z.string() })).optional(),
    anything: z.any(),
  })
  const namesOf = (value: unknown, form: 'wire' | 'decoded' = 'wire') =>
    unknownMembers(Order, value, { name: 'body', form })

  test('are named by their path, each once', () => {
    const lines = [
      { id: 1, price: 5, colour: 'red' },
      { id: 2, price: 5, colour: 'blue' },
    ]
    expect(namesOf({ email: 'a', lines, foo: 1 })).toEqual(['body.lines[].colour', 'body.foo'])
  })

  test('are named where the rest is wrong, as with a name that was mistyped', () => {
    expect(namesOf({ emial: 'a@b.c', lines: 'none' })).toEqual(['body.emial'])
  })

  test('are not those that one variant or a free form allows', () => {
    const body = { email: 'a', lines: [], notes: { a: { text: '' } }, anything: { at: 'all' } }
    expect(namesOf({ ...body, address: { id: 1 } })).toEqual([])
    expect(namesOf({ ...body, address: { city: 'Albany' } })).toEqual([])
    expect(namesOf({ ...body, address: { city: 'Albany', town: '' } })).toEqual([
      'body.address.town',
    ])
    expect(namesOf({ ...body, notes: { a: { text: '', x: 1 } } })).toEqual(['body.notes.x'])
  })

  test('are not those that are undefined, nor amounts in cents', () => {
    const lines = [{ id: 1, price: 500, gone: undefined }]
    expect(namesOf({ email: 'a', lines }, 'decoded')).toEqual([])
  })

  test('make a header of bounded length in safe letters', () => {
    expect(unknownMembersHeader([])).toBeUndefined()
    expect(unknownMembersHeader(['body.foo', 'body.lines[].a'])).toBe('body.foo, body.lines[].a')
    expect(unknownMembersHeader(['body.a\r\nset-cookie: é'])).toBe('body.a??set-cookie???')
    const many = unknownMembersHeader(Array.from({ length: 999 }, (_, at) => `body.${at}`)) ?? ''
    expect(many).toMatch(/body\.29, and 969 more$/)
  })
})

describe('the API', () => {
  const shop = sharedShop()

  const body = { country_id: 222, items: [{ product_id: 5_000_110, count: 1, colour: 'red' }] }
  const ask = (api: ReturnType<typeof createApi>) =>
    api.request('/api/shipping-vat-guest', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, foo: ADDRESS }),
    })

  test('names them in development, in every answer and once in the log', async () => {
    const warn = jest.fn()
    const api = createApi({
      ...shop.deps,
      namesUnknownMembers: true,
      log: { ...silentLog, warn },
    })
    const first = await ask(api)
    expect(first.status).toBe(200)
    const named = first.headers.get(HEADER)
    expect(named).toMatch(/^body\.items\[\]\.colour, body\.foo(, data\.|$)/)
    expect((await ask(api)).headers.get(HEADER)).toBe(named)
    const logged = { route: 'POST /api/shipping-vat-guest', unknown: named }
    expect(warn.mock.calls).toEqual([[logged, 'members unknown to the contract']])
  })

  test('names them beside a problem too', async () => {
    const response = await createApi({ ...shop.deps, namesUnknownMembers: true }).request(
      '/api/newsletter/subscribe',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ emial: 'ada@example.com' }),
      },
    )
    expect(response.status).toBe(422)
    expect(response.headers.get(HEADER)).toBe('body.emial')
  })

  test('is silent in production', async () => {
    const warn = jest.fn()
    const log = { ...silentLog, warn }
    const response = await ask(createApi({ ...shop.deps, namesUnknownMembers: false, log }))
    expect(response.status).toBe(200)
    expect(response.headers.get(HEADER)).toBeNull()
    expect(warn).not.toHaveBeenCalled()
  })

  test('names members of an answer that the contract drops', async () => {
    const schemas = {
      read: { summary: '', spec: 'open', response: z.object({ known: z.int() }) },
    }
    const [example] = mountedRoutes
    if (!example) throw new Error('no route')
    const route = { ...example.route, method: 'GET', path: '/api/example', auth: 'none' } as const
    const router = createRouter({ read: route } as never, schemas).on('read', () => ({
      data: { known: 1, extra: 2 } as never,
    }))
    const app = createApiShell({
      routes: router.mounted,
      ids: randomIds,
      log: silentLog,
      respond: (one, c) =>
        one.respond(c.req.raw, {}, {
          ...shop.deps,
          header: () => undefined,
          noteUnknown: (paths: () => string[]) => void c.get('unknown').push(...paths()),
        } as never),
    })
    const response = await app.request('/api/example')
    expect(await response.json()).toEqual({ data: { known: 1 } })
    expect(response.headers.get(HEADER)).toBe('data.extra')
  })
})
