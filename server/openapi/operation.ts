import { CSV_LIMIT } from '@/domain/office/csv/csv-tables'
import { PICTURE_LIMIT, PICTURE_TYPES } from '@/domain/office/goods/product-pictures'
import { FILE_LIMIT } from '@/domain/kit/attachments'
import type { z } from 'zod'

import { PERMISSION_WORDS } from '@/domain/kit/permission-phrases'
import type { PersonReason, RouteData, RouteSchemas } from '@/contract/kit/route'
import {
  BODY_LIMIT,
  EMAIL_LIMIT,
  EVENT_LIMIT,
  IMAGE_LIMIT,
  IMAGE_TYPES,
} from '@/server/kernel/http/body'

import { withExample } from './examples'
import { limitText, limitOf } from './limits'
import { problemResponses } from './problems'
import type { Json, WireSchemas } from './wire-schemas'

export interface NamedRoute {
  /** Feature and name, for example 'cart' and 'add'. */
  stem: string
  name: string
  tag: string
  route: RouteData
  schemas: RouteSchemas
}

export function operationOf(named: NamedRoute, wire: WireSchemas): Json {
  const { stem, name, tag, route, schemas } = named
  const body = bodyOf(named, wire)
  return {
    operationId: `${stem}${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    tags: [tag],
    summary: schemas.summary,
    ...descriptionOf(named),
    ...(route.person && { 'x-person-needed': route.person }),
    'x-specification': schemas.spec,
    ...(schemas.limits && { 'x-rate-limits': schemas.limits.map(limitOf) }),
    parameters: [
      ...parameters(schemas.params, 'path', wire),
      ...parameters(schemas.query, 'query', wire),
      ...parameters(schemas.headers, 'header', wire),
      ...(schemas.takesKey ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...(body && { requestBody: body }),
    responses: {
      [route.isCreated ? '201' : '200']: success(named, wire),
      ...problemResponses(named, wire),
    },
    security: securityOf(route),
  }
}

function descriptionOf({ route, schemas }: NamedRoute): Json {
  const { limits = [], repeats, body } = schemas
  const description = [
    route.permission !== null &&
      `Requires two-factor authentication and the permission to ${PERMISSION_WORDS[route.permission]} (\`${route.permission}\`).`,
    keyNote(route),
    repeats,
    limits.length > 0 && `Rate limits: ${limits.map(limitText).join('; ')}.`,
    body && `The body may be up to ${BODY_LIMIT} bytes.`,
  ]
  const text = description.filter(Boolean).join('\n\n')
  return text === '' ? {} : { description: text }
}

const PERSON_WORDS: Record<PersonReason, string> = {
  account: 'it is about a person’s own account',
  second_factor: 'it needs an owner with two-factor authentication',
  approval: 'it needs the decision of a person',
}

/** What an API key needs for a route. */
function keyNote({ person, permission }: RouteData): string | false {
  if (person) return `API keys are refused with \`person_needed\`: ${PERSON_WORDS[person]}.`
  return permission !== null && `An API key needs the permission \`${permission}\`.`
}

/** Lists the permission as a scope, as OpenAPI 3.1 allows. */
function securityOf({ auth, permission, person }: RouteData): Json[] {
  if (auth === 'none') return []
  if (auth === 'optional') return [{}, { bearer: [] }]
  const scopes = permission === null ? [] : [permission]
  return [{ bearer: scopes }, ...(person ? [] : [{ key: scopes }])]
}

function parameters(
  schema: z.ZodType | undefined,
  where: 'path' | 'query' | 'header',
  wire: WireSchemas,
): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = wire.of(schema) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, { description, ...inner }]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    ...(description !== undefined && { description }),
    schema: inner,
    ...withExample(inner, wire.named, name),
  }))
}

function bodyOf({ route, schemas }: NamedRoute, wire: WireSchemas): Json | undefined {
  if (route.upload === 'image') return imageBody(IMAGE_LIMIT, IMAGE_TYPES)
  if (route.upload === 'picture') return imageBody(PICTURE_LIMIT, PICTURE_TYPES)
  if (route.upload === 'file') return fileBody()
  if (route.upload === 'raw') return rawBody()
  if (route.upload === 'email') return emailBody(route)
  if (route.upload === 'table') return tableBody()
  if (!schemas.body) return undefined
  const schema = wire.of(schemas.body)
  const { example } = schemas.example === undefined ? withExample(schema, wire.named) : schemas
  const content = { schema, ...(example === undefined ? {} : { example }) }
  return { required: true, content: { 'application/json': content } }
}

function imageBody(limit: number, types: readonly string[]): Json {
  const schema = { type: 'string', format: 'binary', maxLength: limit }
  return {
    required: true,
    description: `The image itself, up to ${limit} bytes.`,
    content: Object.fromEntries(types.map((type) => [type, { schema }])),
  }
}

function fileBody(): Json {
  const schema = { type: 'string', format: 'binary', maxLength: FILE_LIMIT }
  return {
    required: true,
    description: `The file itself, up to ${FILE_LIMIT} bytes: PNG, JPEG, WebP, PDF or plain text.`,
    content: { 'application/octet-stream': { schema } },
  }
}

function tableBody(): Json {
  const schema = { type: 'string', format: 'binary', maxLength: CSV_LIMIT }
  return {
    required: true,
    description: `The table itself, up to ${CSV_LIMIT} bytes, in UTF-8 with a head.`,
    content: { 'text/csv': { schema } },
  }
}

const EVENT = { id: 'evt_1', type: 'checkout.session.completed' }

function rawBody(): Json {
  return {
    required: true,
    description: `The event as the provider sends it, up to ${EVENT_LIMIT} bytes. The signature covers every byte.`,
    content: { 'application/json': { schema: { type: 'object' }, example: EVENT } },
  }
}

function emailBody({ path }: RouteData): Json {
  const isMime = path.endsWith('/mime')
  return {
    required: true,
    description: `The email as it comes in, up to ${EMAIL_LIMIT} bytes.`,
    content: isMime
      ? { 'message/rfc822': { schema: { type: 'string', format: 'binary' } } }
      : { 'application/json': { schema: { type: 'object' }, example: POSTMARK } },
  }
}

const POSTMARK = { FromFull: { Email: 'ada@example.com' }, TextBody: 'It still squeaks.' }

function success({ route, schemas }: NamedRoute, wire: WireSchemas): Json {
  const { file } = schemas
  if (file) return { description: file.description, content: fileContent(file.type, schemas, wire) }
  const data = wire.of(schemas.response)
  const schema = route.raw
    ? data
    : {
        type: 'object',
        required: ['data'],
        properties: {
          data,
          message: { type: 'string', description: 'A sentence for users, if there is one.' },
        },
      }
  const content = { schema, ...withExample(schema, wire.named) }
  return { description: 'Success.', content: { 'application/json': content } }
}

function fileContent(type: string, schemas: RouteSchemas, wire: WireSchemas): Json {
  if (type === 'application/json') return { [type]: { schema: wire.of(schemas.response) } }
  const isText = type.startsWith('text/')
  return { [type]: { schema: { type: 'string', ...(isText ? {} : { format: 'binary' }) } } }
}
