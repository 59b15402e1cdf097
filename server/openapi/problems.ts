import { ERROR_SENTENCE, ERROR_STATUS, type ErrorCode } from '@/contract/kit/errors'
import type { RouteData, RouteSchemas } from '@/contract/kit/route'

import type { Json, WireSchemas } from './wire-schemas'

interface DescribedRoute {
  route: RouteData
  schemas: RouteSchemas
}

const AUTH_ERRORS: Record<RouteData['auth'], readonly ErrorCode[]> = {
  none: [],
  own: ['key_refused'],
  optional: ['not_signed_in', 'key_refused'],
  required: ['not_signed_in', 'key_refused'],
  admin: [
    ...(['not_signed_in', 'key_refused', 'not_allowed'] as const),
    ...(['second_factor_needed', 'permission_missing'] as const),
  ],
}

const UPLOAD_ERRORS = {
  image: ['body_too_large', 'unsupported_media_type'],
  picture: ['body_too_large', 'unsupported_media_type'],
  file: ['body_too_large'],
  raw: ['body_too_large'],
  email: ['body_too_large'],
  table: ['body_too_large', 'request_incomplete'],
} as const satisfies Record<string, readonly ErrorCode[]>

const BODY_ERRORS = [
  'malformed_json',
  'body_too_large',
  'unsupported_media_type',
  'invalid_input',
] as const

/** Lists the error codes of a route: its own and those implied by its limits, key and parameters. */
export function codesOf({ route, schemas }: DescribedRoute): ErrorCode[] {
  const { errors = [], limits = [], takesKey, params, query, body } = schemas
  return [
    ...new Set<ErrorCode>([
      ...AUTH_ERRORS[route.auth],
      ...(route.person ? (['person_needed'] as const) : []),
      // Each key has a limit of its own.
      ...(route.auth === 'none' ? [] : (['too_many_requests'] as const)),
      ...(params ? (['not_found'] as const) : []),
      ...(query ? (['invalid_input'] as const) : []),
      ...(body ? BODY_ERRORS : []),
      ...(route.upload ? UPLOAD_ERRORS[route.upload] : []),
      ...(takesKey ? (['invalid_input'] as const) : []),
      ...(limits.length > 0 ? (['too_many_requests'] as const) : []),
      ...(errors as readonly ErrorCode[]),
      ...(['unexpected', 'database_unavailable'] as const),
    ]),
  ]
}

export function problemResponses(described: DescribedRoute, wire: WireSchemas): Json {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of codesOf(described)) {
    const status = ERROR_STATUS[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  const sorted = [...byStatus].sort(([a], [b]) => a - b)
  return Object.fromEntries(
    sorted.map(([status, codes]) => [status, shared(codes, problemOf(status, codes), wire)]),
  )
}

const MOST_IN_A_NAME = 2

/** Stores a response used by several routes once, as a shared component. */
function shared(codes: readonly ErrorCode[], response: Json, { responses }: WireSchemas): Json {
  if (codes.length > MOST_IN_A_NAME) return response
  const name = codes.map(pascalCase).join('Or')
  responses[name] = response
  return { $ref: `#/components/responses/${name}` }
}

const pascalCase = (code: string) => code.replace(/(?:^|_)(\w)/g, (_, c: string) => c.toUpperCase())

function problemOf(status: number, codes: readonly ErrorCode[]): Json {
  const headers = HEADERS[status]
  return {
    description: codes.map((code) => `\`${code}\`: ${ERROR_SENTENCE[code]}`).join('\n\n'),
    ...(headers && { headers }),
    content: {
      'application/problem+json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Problem' },
            { type: 'object', properties: { code: { enum: codes } } },
          ],
        },
      },
    },
  }
}

const RETRY_AFTER = {
  'Retry-After': {
    description: 'Seconds to wait before trying again.',
    schema: { type: 'integer', minimum: 0 },
  },
}

const HEADERS: Record<number, Json> = {
  401: { 'WWW-Authenticate': { schema: { type: 'string', examples: ['Bearer'] } } },
  429: RETRY_AFTER,
  503: RETRY_AFTER,
}
