import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import { apiTags } from '@/contract/kit/api.tags'
import type { Route, RouteSchemas } from '@/contract/kit/route'
import { ACCESS_TOKEN_MS, DEVICE_COOKIE, lifeOf } from '@/domain/kit/session-life'
import { KEY_PATTERN } from '@/server/kernel/http/idempotency-key'
import { sha256 } from '@/server/kernel/ports/ids'

import { limitText } from './limits'
import { operationOf, type NamedRoute } from './operation'
import { problemSchema } from './problem-schema'
import { WEBHOOK_HEADERS, webhookOperations } from './webhooks'
import { collectSchemas, type Json } from './wire-schemas'

let made: Json | undefined

/** Returns the OpenAPI 3.1 document of all routes, derived from the contract alone. */
export function openApiDocument(): Json {
  made ??= makeDocument()
  return made
}

let file: { content: string; etag: string } | undefined

/** Serializes the document once, since it exceeds a megabyte, and adds an ETag of its content. */
export function openApiFile() {
  if (file) return file
  const content = JSON.stringify(openApiDocument())
  file = { content, etag: `"${sha256(content).slice(0, 27)}"` }
  return file
}

export function namedRoutes(): NamedRoute[] {
  return Object.entries(api).flatMap(([stem, routes]) => {
    const feature = stem as keyof typeof api
    const schemas: Record<string, RouteSchemas> = apiSchemas[feature]
    return Object.entries<Route>(routes).flatMap(([name, route]) => {
      const own = schemas[name]
      return own ? [{ stem, name, tag: apiTags[feature].title, route, schemas: own }] : []
    })
  })
}

function makeDocument(): Json {
  const wire = collectSchemas()
  const paths: Record<string, Json> = {}
  for (const named of namedRoutes()) {
    const path = named.route.path.replace(/:([a-zA-Z]+)/g, '{$1}')
    paths[path] = { ...paths[path], [named.route.method.toLowerCase()]: operationOf(named, wire) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Shop API',
      version: '1.0.0',
      description: INTRODUCTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: Object.entries(apiTags).map(([stem, { title, description }]) => ({
      name: title,
      description,
      'x-slug': stem.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    })),
    paths,
    webhooks: webhookOperations(wire),
    components: {
      schemas: { Problem: problemSchema(), ...sorted(wire.named) },
      responses: sorted(wire.responses),
      parameters: { IdempotencyKey: idempotencyKey(), ...WEBHOOK_HEADERS },
      securitySchemes: securitySchemes(),
    },
  }
}

const INTRODUCTION = `Amounts are in US dollars with up to two decimal places. Successful responses are \`{ "data": … }\`, sometimes with a \`message\`. Failures are RFC 9457 problem documents.

Unknown members of a body are ignored. A known path called with another method returns 405 with an \`Allow\` header. Every response has an \`X-Request-Id\`.

Retrying is safe for GET, PUT and DELETE unless an operation says otherwise, and for POST with an \`Idempotency-Key\` where it is listed. URLs in responses that begin with \`/\` are relative to the shop’s origin.`

function sorted(schemas: Record<string, Json>): Record<string, Json> {
  return Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)))
}

function idempotencyKey(): Json {
  return {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'A random key for one attempt to do something. A repeat with the same key and body returns the first response; another body is refused with `idempotency_mismatch`.',
    schema: { type: 'string', pattern: KEY_PATTERN.source, minLength: 8, maxLength: 200 },
    example: '6f9619ff-8b86-4d01-b42d-00c04fc964ff',
  }
}

function securitySchemes(): Json {
  const minutes = ACCESS_TOKEN_MS / 60_000
  const hours = (ms: number) => ms / 3_600_000
  const [short, long] = [lifeOf(false), lifeOf(true)]
  return {
    bearer: {
      type: 'http',
      scheme: 'bearer',
      description: `The \`token\` of POST /api/login, valid for ${minutes} minutes. To renew it, call POST /api/user/login with the email address, the \`refresh\` credential of the last response as \`password\`, and the \`${DEVICE_COOKIE}\` cookie that it set. Each \`refresh\` works once. A session ends after ${hours(short.idle)} hours without a renewal and at most ${hours(short.absolute)} hours after login; with \`remember\`, after ${hours(long.idle) / 24} and ${hours(long.absolute) / 24} days. Operations that list the role \`administrator\` require an administrator with two-factor authentication.`,
    },
    key: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'nk_live_…',
      description: `An API key that an owner made at /backoffice/keys, for programs. It has the permissions that were chosen for it, as far as its maker has them. A revoked or expired key, and one from an address outside its ranges, returns 401 with \`key_refused\`. Each key may send ${limitText('apiKey')}; the headers \`RateLimit\` and \`RateLimit-Policy\` say what is left, and a 429 has \`Retry-After\`.`,
    },
    device: {
      type: 'apiKey',
      in: 'cookie',
      name: DEVICE_COOKIE,
      description:
        'Set by every login; HttpOnly and SameSite=Strict. Needed to renew a session, together with its `refresh` credential.',
    },
  }
}
