import { eq } from 'drizzle-orm'

import { namedRoutes, openApiDocument } from '@/server/openapi/document'
import { codesOf } from '@/server/openapi/problems'
import { UNKNOWN_MEMBERS_HEADER } from '@/server/kernel/http/unknown-members'
import type { LimitName } from '@/domain/kit/rate-limits'
import { createApi } from '@/server/app'
import { staffAction } from '@/server/kernel/audit/staff-action'
import { auditEntries } from '@/server/kernel/db/schema/accounts/audit'
import { makeAdmin } from '@/__tests__/support/admins'
import { apiValidator } from '@/__tests__/support/api/api-validator'
import { bearer, register } from '@/__tests__/support/members'
import { openTestShop, type TestShop } from '@/__tests__/support/shop'
import { ELSEWHERE } from '@/__tests__/support/walk/elsewhere'
import { LAST, REQUESTS, type WalkRequest } from '@/__tests__/support/walk/requests'
import { furnish, type World } from '@/__tests__/support/walk/world'
import { noLimits } from '@/server/kernel/ports/limits'

type Content = Record<string, { schema: object }>
interface Operation {
  parameters: { name?: string; in?: string; example?: unknown }[]
  requestBody?: { content: Record<string, { example?: unknown }> }
  responses: Record<string, { $ref?: string; content?: Content }>
}

const document = openApiDocument() as {
  paths: Record<string, Record<string, Operation>>
  components: { responses: Record<string, { content?: Content }> }
}
const validator = apiValidator(document)

const routes = namedRoutes().map((one) => {
  const path = one.route.path.replace(/:([a-zA-Z]+)/g, '{$1}')
  const operation = document.paths[path]?.[one.route.method.toLowerCase()]
  if (!operation) throw new Error(`${path} is not in the document.`)
  return { ...one, title: `${one.stem}.${one.name}`, path, operation }
})
type Walked = (typeof routes)[number]
const rank = ({ title, route }: Walked) =>
  LAST.includes(title) ? 100 + LAST.indexOf(title) : route.method === 'GET' ? 0 : 1
const inOrder = [...routes].sort((a, b) => rank(a) - rank(b))

let shop: TestShop
let api: ReturnType<typeof createApi>
let worlds: World[]
const consumed: LimitName[] = []
const succeeded = new Set<string>()

beforeAll(async () => {
  shop = await openTestShop({
    deps: {
      isOutboxOpen: true,
      namesUnknownMembers: true,
      limits: {
        ...noLimits,
        take: (name, subject) => {
          consumed.push(name)
          return noLimits.take(name, subject)
        },
      },
    },
  })
  api = createApi(shop.deps)
  const [ada, ben, cleo] = [
    await register(shop, 'Ada'),
    await register(shop, 'Ben'),
    await register(shop, 'Cleo'),
  ]
  await makeAdmin(shop, cleo)
  const member = await furnish(shop, ada, ben)
  const admin = await furnish(shop, cleo, ben)
  worlds = [
    { ...member, role: 'guest', member: { ...ada, token: '' } },
    { ...member, role: 'member' },
    { ...admin, role: 'administrator' },
  ]
}, 120_000)
afterAll(() => shop.close())

async function send({ title, path, route, operation }: Walked, world: World) {
  const input: WalkRequest = (await REQUESTS[title]?.(world, shop)) ?? {}
  const params = { ...examplesOf(operation), ...input.params }
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? 'none'))
  const body = input.body ?? operation.requestBody?.content['application/json']?.example
  return api.request(`${address}${input.query ?? ''}`, {
    method: route.method,
    headers: {
      ...(world.member.token === '' ? {} : bearer(world.member.token)),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...input.headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

function examplesOf({ parameters }: Operation): Record<string, unknown> {
  return Object.fromEntries(parameters.map(({ name, example }) => [name, example]))
}

async function faultsOf({ operation }: Walked, response: Response): Promise<string[]> {
  const listed = operation.responses[String(response.status)]
  if (!listed) return [`${response.status} is not listed: ${await response.text()}`]
  const name = listed.$ref?.split('/').at(-1)
  const content = (name ? document.components.responses[name]?.content : listed.content) ?? {}
  const type = response.headers.get('content-type')?.split(';')[0] ?? ''
  const schema = content[type]?.schema
  if (!schema) return [`${type} is not listed.`]
  return /json/.test(type) ? validator.accepts(schema, await response.json()) : []
}

/** Routes of singletons or without creation; all others have an id, even for new objects. */
const WITHOUT_ID = [
  ...[
    'assembly',
    'brand',
    'brand-draft',
    'carrier-order',
    'csv',
    'opening',
    'payment-methods',
    'product-safety',
    'region',
    'samples',
    'setup',
    'shop',
    'support',
  ],
  ...['customers-table', 'orders-table', 'issue-tests'],
]

/** Expects each staff change to be in the audit log under the request that made it. */
async function requireAudited({ route }: Walked, response: Response): Promise<void> {
  const action = staffAction(route)
  if (action?.policy !== 'always') return
  const requestId = response.headers.get('x-request-id') ?? ''
  const [entry] = await shop.db
    .select({
      name: auditEntries.action,
      kind: auditEntries.entity_kind,
      id: auditEntries.entity_id,
    })
    .from(auditEntries)
    .where(eq(auditEntries.request_id, requestId))
  expect(entry?.name).toBe(action.name)
  if (!WITHOUT_ID.includes(entry?.kind ?? '')) expect(entry?.id).not.toBe('')
}

describe.each(['guest', 'member', 'administrator'])('a %s', (role) => {
  test.each(inOrder)('gets what is documented of $title ($route.method $path)', async (walked) => {
    const world = worlds.find((one) => one.role === role)
    if (!world) throw new Error(`No ${role}.`)
    consumed.length = 0
    const response = await send(walked, world)
    if (response.status < 300) {
      succeeded.add(walked.title)
      await requireAudited(walked, response)
    }
    expect(response.headers.get(UNKNOWN_MEMBERS_HEADER)).toBeNull()
    expect(await faultsOf(walked, response)).toEqual([])
    const { limits = [] } = walked.schemas
    expect(consumed.filter((name) => !limits.includes(name))).toEqual([])
    if (consumed.length > 0) expect(codesOf(walked)).toContain('too_many_requests')
  })
})

const withBody = routes.filter(({ schemas }) => schemas.body)

test.each(withBody)('$title refuses bodies that are none as documented', async (walked) => {
  const { token } = worlds[2]?.member ?? {}
  const { method } = walked.route
  const address = walked.path.replace(/\{\w+\}/g, '1')
  for (const [type, body] of [
    ['application/json', '{"a":'],
    ['application/json', '[]'],
    ['application/json', JSON.stringify('x'.repeat(200_000))],
    ['text/plain', 'a=b'],
  ] as const) {
    const headers = { 'content-type': type, ...bearer(token ?? '') }
    const response = await api.request(address, { method, headers, body })
    expect(response.status).toBeGreaterThan(399)
    expect(await faultsOf(walked, response)).toEqual([])
  }
})

test('every operation succeeds for somebody, or is known to be tested elsewhere', () => {
  const missing = routes.map(({ title }) => title).filter((title) => !succeeded.has(title))
  expect(missing.filter((title) => !ELSEWHERE.has(title))).toEqual([])
  expect([...ELSEWHERE].filter((title) => succeeded.has(title))).toEqual([])
})
