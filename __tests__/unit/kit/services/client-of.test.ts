import type { AxiosAdapter } from 'axios'
import { z } from 'zod'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import type { RouteData, RouteSchemas } from '@/contract/kit/route'
import { addressesRoutes } from '@/contract/account/addresses/addresses'
import { cartRoutes } from '@/contract/shop/cart/cart'
import { forumRoutes } from '@/contract/community/forum/forum'
import { clientOf } from '@/services/http/client-of'
import { createHttp } from '@/services/http/http'

function answering(answer: unknown) {
  const request = jest.fn<ReturnType<AxiosAdapter>, Parameters<AxiosAdapter>>(async (config) => ({
    ...{ status: 200, statusText: '', headers: {}, config, data: { data: answer } },
  }))
  return { request, http: createHttp('', { adapter: request }) }
}

const sentBy = ({ request }: ReturnType<typeof answering>) => {
  const [config] = request.mock.calls[0] ?? []
  const { method, url, params, data, headers } = config ?? {}
  return { method, url, params: params as unknown, data: data as unknown, headers }
}

describe('a client of a route set', () => {
  it('puts path parameters into the path, and the rest into the body', async () => {
    const api = answering({ is_hidden: true })
    await clientOf(api.http, forumRoutes).hide({ id: 7, is_hidden: true })
    expect(sentBy(api)).toMatchObject({
      ...{ method: 'put', url: '/api/forum/threads/7/hidden', data: '{"is_hidden":true}' },
    })
  })

  it('puts the rest into the query of a GET, and encodes the path', async () => {
    const api = answering({ posts: [] })
    await clientOf(api.http, forumRoutes).memberPage({ name: 'Ben / R', before: 12 })
    expect(sentBy(api)).toMatchObject({
      ...{ url: '/api/forum/member/Ben%20%2F%20R', params: { before: '12' }, data: undefined },
    })
  })

  it('answers with the named member of a response', async () => {
    const { http } = answering({ addresses: [] })
    const client = clientOf(http, addressesRoutes, { list: 'addresses' })
    expect(await client.list()).toEqual([])
  })

  it('sends the idempotency key as a header', async () => {
    const api = answering({ version: 2, added: 1, refused: [] })
    await clientOf(api.http, cartRoutes).add({ items: [] }, { key: 'key-1' })
    expect(sentBy(api).headers).toMatchObject({ 'Idempotency-Key': 'key-1' })
  })
})

/** Routes whose input can’t be one object; a service calls them itself. */
const OWN_CALL = ['bikes.copy']

interface Schema {
  $ref?: string
  properties?: object
  anyOf?: Schema[]
  allOf?: Schema[]
  $defs?: Record<string, Schema>
}

function membersOf(type: z.ZodType | undefined): string[] {
  if (!type) return []
  const root = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Schema
  const members = ({ $ref, properties = {}, anyOf = [], allOf = [] }: Schema): string[] => [
    ...Object.keys(properties),
    ...[...anyOf, ...allOf].flatMap(members),
    ...($ref ? members(root.$defs?.[$ref.split('/').at(-1) ?? ''] ?? {}) : []),
  ]
  return members(root)
}

describe('the input of every route is one object', () => {
  const routes = Object.entries(api).flatMap(([feature, set]) =>
    Object.entries<RouteData>(set).map(([name, route]) => {
      const schemas: Record<string, RouteSchemas> = apiSchemas[feature as keyof typeof apiSchemas]
      return { name: `${feature}.${name}`, route, schemas: schemas[name] }
    }),
  )

  it('no path parameter has the name of another member', () => {
    const conflicting = routes.filter(({ schemas }) => {
      const others = [...membersOf(schemas?.query), ...membersOf(schemas?.body)]
      return membersOf(schemas?.params).some((name) => others.includes(name))
    })
    expect(conflicting.map(({ name }) => name).sort()).toEqual(OWN_CALL)
  })

  it('a GET or DELETE has no body, and only uploads add a query to another method', () => {
    const unusual = routes.filter(({ route: { method, upload }, schemas }) =>
      method === 'GET' || method === 'DELETE' ? schemas?.body : schemas?.query && !upload,
    )
    expect(unusual.map(({ name }) => name)).toEqual([])
  })
})
