import { z } from 'zod'

import { ERROR_STATUS, type ErrorCode } from '@/contract/errors'

import type { MountedRoute } from './router'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 document of the mounted routes, derived from the contract alone. */
export function openApiDocument(routes: Pick<MountedRoute, 'route' | 'schemas'>[]): Json {
  const paths: Record<string, Json> = {}
  for (const mounted of routes) {
    const path = mounted.route.path.replace(/:([a-zA-Z]+)/g, '{$1}')
    paths[path] = { ...paths[path], [mounted.route.method.toLowerCase()]: operation(mounted) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Nireeka shop API',
      version: '1.0.0',
      description:
        'Amounts are in US dollars with up to two decimal places. Errors are RFC 9457 problem documents.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Problem: problemSchema() },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}

function operation({ route, schemas }: Pick<MountedRoute, 'route' | 'schemas'>): Json {
  const inBody = schemas.body
    ? { requestBody: { required: true, content: json(toSchema(schemas.body)) } }
    : {}
  return {
    operationId: `${route.method.toLowerCase()}${route.path.replace(/[^a-zA-Z]+(\w)?/g, (_, c: string) => c?.toUpperCase() ?? '')}`,
    summary: schemas.summary,
    'x-specification': schemas.spec,
    parameters: [...parameters(schemas.params, 'path'), ...parameters(schemas.query, 'query')],
    ...inBody,
    responses: responses({ route, schemas }),
    ...(route.auth === 'none' ? {} : { security: security(route.auth) }),
  }
}

function security(auth: string): Json[] {
  return auth === 'optional' ? [{}, { bearer: [] }] : [{ bearer: [] }]
}

function responses({ route, schemas }: Pick<MountedRoute, 'route' | 'schemas'>): Json {
  const data = toSchema(schemas.response)
  const body = route.raw
    ? data
    : {
        type: 'object',
        properties: { data, message: { type: 'string' } },
        required: ['data'],
      }
  const byStatus: Record<string, string[]> = {}
  for (const code of [...(schemas.errors ?? []), ...(schemas.body ? ['invalid_input'] : [])]) {
    const status = String(ERROR_STATUS[code as ErrorCode])
    byStatus[status] = [...new Set([...(byStatus[status] ?? []), code])]
  }
  const problems = Object.entries(byStatus).map(([status, codes]) => [
    status,
    { description: codes.join(', '), content: problemContent() },
  ])
  return {
    [route.isCreated ? '201' : '200']: { description: 'Done.', content: json(body) },
    ...Object.fromEntries(problems),
    default: { description: 'Any other failure.', content: problemContent() },
  }
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = toSchema(schema) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: inner,
  }))
}

const json = (schema: unknown) => ({ 'application/json': { schema } })
const problemContent = () => ({
  'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
})

/** Wire form of a schema: what is sent and received, with money in dollars. */
function toSchema(schema: z.ZodType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest as Json
}

function problemSchema(): Json {
  return {
    type: 'object',
    required: ['type', 'title', 'status', 'code', 'detail', 'message', 'request_id', 'errors'],
    properties: {
      type: { type: 'string' },
      title: { type: 'string' },
      status: { type: 'integer' },
      code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
      detail: { type: 'string' },
      message: { type: 'string', description: 'A sentence for people.' },
      request_id: { type: 'string' },
      errors: {
        type: 'array',
        items: {
          type: 'object',
          required: ['field', 'message'],
          properties: { field: { type: 'string' }, message: { type: 'string' } },
        },
      },
      data: { description: 'Additional data about the error.' },
    },
  }
}
