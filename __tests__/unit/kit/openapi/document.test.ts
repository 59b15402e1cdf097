import { execFileSync } from 'node:child_process'

import { ERROR_STATUS } from '@/contract/kit/errors'
import { LIMITS } from '@/domain/kit/rate-limits'
import { WEBHOOK_EVENTS, WEBHOOK_VERSION } from '@/domain/office/webhooks/webhook-events'
import { namedRoutes, openApiDocument } from '@/server/openapi/document'
import { codesOf } from '@/server/openapi/problems'
import { apiValidator } from '@/__tests__/support/api/api-validator'

interface Operation {
  operationId: string
  tags: string[]
  parameters: { in: string; name: string; $ref?: string; schema: object; example?: unknown }[]
  requestBody?: { content: Record<string, { schema: object; example?: unknown }> }
  responses: Record<string, { content?: Record<string, { schema: object; example?: unknown }> }>
  security: Record<string, string[]>[]
}

const document = openApiDocument() as {
  paths: Record<string, Record<string, Operation>>
  webhooks: Record<string, { post: Operation }>
  components: {
    schemas: Record<string, { type?: string; description?: string }>
    securitySchemes: Record<string, { description: string }>
  }
}
const operations = Object.entries(document.paths).flatMap(([path, byMethod]) =>
  Object.entries(byMethod).map(([method, operation]) => ({
    title: `${method.toUpperCase()} ${path}`,
    operation,
  })),
)
const messages = Object.entries(document.webhooks).map(([title, { post }]) => ({
  ...{ title, operation: post },
}))
const operation = (title: string) => {
  const found = operations.find((one) => one.title === title)
  if (!found) throw new Error(`${title} is not in the document.`)
  return found.operation
}

function valuesOf(key: string, node: unknown): unknown[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, inner]) => [
    ...(name === key ? [inner as unknown] : []),
    ...valuesOf(key, inner),
  ])
}

function validate(value: unknown): unknown {
  const input = JSON.stringify(value)
  return JSON.parse(
    execFileSync(process.execPath, ['__tests__/support/api/validate-openapi.mjs'], {
      input,
    }).toString(),
  )
}

describe('the OpenAPI document', () => {
  test('is valid OpenAPI 3.1', () => {
    expect(validate(document)).toEqual({ valid: true, errors: [] })
    expect(validate({ ...document, info: {} })).toMatchObject({ valid: false })
  })

  test('has every route of the contract, each with its own operationId and one tag', () => {
    expect(operations).toHaveLength(namedRoutes().length)
    const ids = operations.map((one) => one.operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { operation: one } of operations) expect(one.tags).toHaveLength(1)
  })

  test('does not measure money by multipleOf', () => {
    expect(valuesOf('multipleOf', document)).toEqual([])
    expect(apiValidator(document).accepts({ $ref: '#/components/schemas/Money' }, 8.2)).toEqual([])
  })

  test.each(['Bike', 'Build', 'Cart', 'Order', 'Address', 'Quote', 'User', 'Session', 'Money'])(
    'names %s',
    (name) => {
      expect(document.components.schemas[name]).toBeDefined()
      expect(valuesOf('$ref', document)).toContain(`#/components/schemas/${name}`)
    },
  )

  test('every reference leads somewhere', () => {
    for (const ref of valuesOf('$ref', document) as string[]) {
      const found = ref
        .replace('#/', '')
        .split('/')
        .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], document)
      expect({ ref, found: found !== undefined }).toEqual({ ref, found: true })
    }
  })

  test('its patterns are read by every regular-expression engine', () => {
    const patterns = valuesOf('pattern', document).filter(
      (one) => typeof one === 'string',
    ) as string[]
    expect(patterns.length).toBeGreaterThan(10)
    for (const pattern of patterns) {
      // No look-arounds, backreferences, named groups, property classes, atomic or possessive parts.
      expect(pattern).not.toMatch(/\(\?(?!:)|\\[pPuk1-9]|[*+?}]\+/)
      expect(() => [new RegExp(pattern), new RegExp(pattern, 'u')]).not.toThrow()
    }
  })

  test.each([...operations, ...messages])(
    'the examples of $title are valid',
    ({ operation: one }) => {
      const validator = apiValidator(document)
      const contents = [one.requestBody, ...Object.values(one.responses)].flatMap((part) =>
        Object.values(part?.content ?? {}),
      )
      for (const body of Object.values(one.requestBody?.content ?? {}))
        if (!('format' in body.schema)) expect(body.example).toBeDefined()
      const bodies = contents.filter(({ example }) => example !== undefined)
      const parameters = one.parameters.filter(({ example }) => example !== undefined)
      for (const { schema, example } of [...bodies, ...parameters]) {
        expect({ example, errors: validator.accepts(schema, example) }).toEqual({
          example,
          errors: [],
        })
      }
    },
  )

  test('every event is described, with the headers of Standard Webhooks', () => {
    expect(messages.map(({ title }) => title)).toEqual([...WEBHOOK_EVENTS])
    for (const { title, operation: one } of messages) {
      const body = one.requestBody?.content['application/json']?.example
      expect(body).toMatchObject({ type: title, version: WEBHOOK_VERSION })
      expect(one.parameters.map(({ $ref }) => $ref)).toEqual([
        ...['WebhookId', 'WebhookTimestamp', 'WebhookSignature'].map(
          (name) => `#/components/parameters/${name}`,
        ),
      ])
    }
  })

  test('no example is a word that stands for any other', () => {
    expect(JSON.stringify(document).match(/[^"]*"Example\b[^"]*"/g)).toBeNull()
  })

  test.each(namedRoutes())('the example body of $stem.$name is taken by the server', (one) => {
    const { method, path } = one.route
    const title = `${method} ${path.replace(/:([a-zA-Z]+)/g, '{$1}')}`
    const content = operation(title).requestBody?.content['application/json']
    if (!one.schemas.body) return
    const { success, error } = one.schemas.body.safeParse(content?.example)
    expect({ title, success, error: error?.message }).toEqual({ title, success: true })
  })

  test.each(namedRoutes())('the codes and limits of $stem.$name exist', (one) => {
    for (const code of codesOf(one)) expect(ERROR_STATUS[code]).toBeGreaterThan(399)
    for (const limit of one.schemas.limits ?? []) expect(LIMITS[limit]).toBeDefined()
  })

  test('closed routes name the token, its life and the role', () => {
    expect(operation('GET /api/me').security).toEqual([{ bearer: [] }])
    expect(operation('GET /api/backoffice/orders').security).toEqual([
      ...[{ bearer: ['orders.read'] }, { key: ['orders.read'] }],
    ])
    expect(operation('GET /api/backoffice/keys').security).toEqual([{ bearer: ['staff.manage'] }])
    expect(operation('GET /api/countries').security).toEqual([])
    const { bearer } = document.components.securitySchemes
    expect(bearer?.description).toMatch(/15 minutes.*\/api\/user\/login/)
  })

  test('failures that follow from how a route is called are listed', () => {
    const statuses = (title: string) => Object.keys(operation(title).responses)
    expect(statuses('POST /api/payment-guest')).toEqual(
      expect.arrayContaining(['400', '409', '413', '415', '422', '429', '500', '502', '503']),
    )
    expect(statuses('GET /api/me')).toContain('401')
    expect(statuses('GET /api/backoffice/orders')).toEqual(expect.arrayContaining(['401', '403']))
    expect(statuses('GET /api/configurator/{slug}')).toContain('404')
  })

  test('no member of a response has a default, which a client would take for missing', () => {
    const schemas = document.components.schemas
    const reached = new Set<string>()
    const defaults = (node: unknown): unknown[] => [
      ...valuesOf('default', node),
      ...valuesOf('$ref', node).flatMap((ref) => {
        const name = String(ref).split('/').at(-1) ?? ''
        if (reached.has(name)) return []
        reached.add(name)
        return defaults(schemas[name])
      }),
    ]
    const found = operations.flatMap(({ title, operation: { responses } }) => {
      reached.clear()
      return defaults(responses['200'] ?? responses['201']).length > 0 ? [title] : []
    })
    expect(operations.length).toBeGreaterThan(100)
    expect(found).toEqual([])
  })

  test('files and uploads name what they are', () => {
    const content = (title: string) => Object.keys(operation(title).responses['200']?.content ?? {})
    expect(content('GET /api/orders/{number}/documents/{id}')).toEqual(['application/pdf'])
    expect(content('GET /api/test-rides/{id}/{key}/test-ride.ics')).toEqual(['text/calendar'])
    expect(content('GET /api/user/{id}/avatar/{version}')).toEqual(['image/webp'])
    expect(Object.keys(operation('POST /api/account/avatar').requestBody?.content ?? {})).toEqual([
      'image/png',
      'image/jpeg',
      'image/webp',
    ])
    expect(operation('POST /api/webhooks/{provider}').requestBody).toBeDefined()
  })

  test('the Idempotency-Key is a header of the routes that honor it', () => {
    const ref = '#/components/parameters/IdempotencyKey'
    const takers = operations.filter(({ operation: one }) =>
      one.parameters.some(({ $ref }) => $ref === ref),
    )
    expect(takers.map(({ title }) => title).sort()).toEqual([
      'POST /api/backoffice/bank-transfers/{reference}/received',
      'POST /api/backoffice/customers/{id}/credit',
      'POST /api/backoffice/orders/{number}/refunds',
      'POST /api/cart',
      'POST /api/checkout',
      'POST /api/configurator/cart',
      'POST /api/dealers/{id}/test-rides',
      'POST /api/payment-guest',
    ])
  })
})
