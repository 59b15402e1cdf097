/** A JSON Schema as zod writes it, as far as it is shown. */
interface Schema {
  type?: string | string[]
  description?: string
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  anyOf?: Schema[]
}

interface Operation {
  summary: string
  security?: unknown[]
  parameters: { name: string; in: string; required: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { description: string; content: Record<string, { schema: Schema }> }>
}

/** One member of a body, with the members inside it. */
export interface Member {
  name: string
  type: string
  note: string
  isOptional: boolean
  members: Member[]
}

export interface RouteReference {
  id: string
  method: string
  path: string
  summary: string
  takesToken: boolean
  parameters: Member[]
  body: Member | null
  answer: Member
  problems: { status: string; codes: string[] }[]
}

export interface FeatureName {
  stem: string
  /** The stem as an address spells it. */
  slug: string
}

export interface FeatureReference extends FeatureName {
  routes: RouteReference[]
}

/** What a list of all routes needs of each. */
export interface FeatureIndex extends FeatureName {
  routes: Pick<RouteReference, 'id' | 'method' | 'path' | 'summary'>[]
}

interface Source {
  document: Record<string, unknown>
  features: { stem: string; routes: { method: string; path: string }[] }[]
}

/**
 * The OpenAPI document as a page shows it.
 * @throws RangeError when a route of a feature is missing in the document
 */
export function referenceOf({ document, features }: Source): FeatureReference[] {
  const paths = document.paths as Record<string, Record<string, Operation>>
  return features.map(({ stem, routes }) => ({
    ...featureName(stem),
    routes: routes.map(({ method, path }) => {
      const name = path.replace(/:([a-zA-Z]+)/g, '{$1}')
      const operation = paths[name]?.[method.toLowerCase()]
      if (!operation) throw new RangeError(`${method} ${path} is not in the document.`)
      return routeReference(operation, method, name)
    }),
  }))
}

export function featureName(stem: string): FeatureName {
  return { stem, slug: stem.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) }
}

/** The reference without what only the page of a feature shows. */
export function indexOf(features: FeatureReference[]): FeatureIndex[] {
  return features.map(({ routes, ...name }) => ({
    ...name,
    routes: routes.map(({ id, method, path, summary }) => ({ id, method, path, summary })),
  }))
}

function routeReference(operation: Operation, method: string, path: string): RouteReference {
  const { parameters, requestBody, responses } = operation
  const body = requestBody?.content['application/json']?.schema
  const whole = responses['200']?.content['application/json']?.schema ?? {}
  return {
    id: `${method}${path}`
      .toLowerCase()
      .replace(/[^a-z]+/g, '-')
      .replace(/-$/, ''),
    method,
    path,
    summary: operation.summary,
    takesToken: operation.security !== undefined,
    parameters: parameters.map(({ name, schema, required, in: place }) => {
      const member = memberOf(name, schema, !required)
      return { ...member, note: [`in the ${place}`, member.note].filter(Boolean).join(', ') }
    }),
    body: body ? memberOf('', body, false) : null,
    answer: memberOf('', whole.properties?.data ?? whole, false),
    problems: Object.entries(responses)
      .filter(([status]) => /^[45]/.test(status))
      .map(([status, { description }]) => ({ status, codes: description.split(', ') })),
  }
}

function memberOf(name: string, schema: Schema, isOptional: boolean): Member {
  const shown = plain(schema)
  return {
    name,
    type: typeOf(schema),
    note: noteOf(shown),
    isOptional,
    members: Object.entries(shown.properties ?? {}).map(([key, inner]) =>
      memberOf(key, inner, !shown.required?.includes(key)),
    ),
  }
}

/** What is inside: of "X or null" the X, of a list or a map its items. */
function plain(schema: Schema): Schema {
  const inner =
    schema.anyOf?.find(({ type }) => type !== 'null') ??
    schema.items ??
    (typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined)
  return inner ? plain(inner) : schema
}

function typeOf(schema: Schema): string {
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ')
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.items) return `list of ${typeOf(schema.items)}`
  if (typeof schema.additionalProperties === 'object') {
    return `map of ${typeOf(schema.additionalProperties)}`
  }
  return [schema.type ?? 'any value', schema.format && `(${schema.format})`]
    .filter(Boolean)
    .join(' ')
}

function noteOf(schema: Schema): string {
  const { description, minimum, maximum, minLength, maxLength } = schema
  // Bounds that only say "a 32-bit number" or "safe in JavaScript" say nothing to a reader.
  const most = maximum !== undefined && maximum < 1e6 ? `at most ${maximum}` : ''
  const least = minimum !== undefined && minimum > -1e6 ? `at least ${minimum}` : ''
  const length = maxLength === undefined ? '' : `${minLength ?? 0} to ${maxLength} characters`
  return [description, least, most, length].filter(Boolean).join(', ')
}
