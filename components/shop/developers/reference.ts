import { plainMember, type Member, type Schema } from './members'
import { named, type OpenApi, type Operation, type Parameter, type Response } from './openapi'

/** Callers that a route accepts. */
type Access = 'everyone' | 'optional' | 'user' | 'staff' | 'person'

export interface RouteReference {
  id: string
  method: string
  path: string
  summary: string
  /** Paragraphs about rate limits, idempotency and so on. */
  notes: string[]
  access: Access
  parameters: Member[]
  /** Media types of the body; empty if there is no body. */
  bodyTypes: string[]
  body: Member | null
  /** A valid body as JSON text. */
  example: string | null
  answerType: string
  answer: Member
  problems: { status: string; codes: string[] }[]
}

export interface FeatureName {
  title: string
  slug: string
}

export interface FeatureReference extends FeatureName {
  routes: RouteReference[]
}

export interface FeatureIndex extends FeatureName {
  routes: Pick<RouteReference, 'id' | 'method' | 'path' | 'summary'>[]
}

export function referenceOf(document: Record<string, unknown>): FeatureReference[] {
  const { tags, paths, components } = document as unknown as OpenApi
  const features: FeatureReference[] = tags.map(({ name, 'x-slug': slug }) => ({
    title: name,
    slug,
    routes: [],
  }))
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const feature = features.find(({ title }) => title === operation.tags[0])
      feature?.routes.push(routeReference({ path, method, operation }, components))
    }
  }
  return features
}

/** Removes the data that only the page of a single feature needs. */
export function indexOf(features: FeatureReference[]): FeatureIndex[] {
  return features.map(({ routes, ...name }) => ({
    ...name,
    routes: routes.map(({ id, method, path, summary }) => ({ id, method, path, summary })),
  }))
}

interface RouteMatch {
  path: string
  method: string
  operation: Operation
}

function routeReference(
  { path, method, operation }: RouteMatch,
  components: OpenApi['components'],
): RouteReference {
  const { schemas } = components
  const { requestBody, responses } = operation
  const body = requestBody?.content['application/json']
  const [answerType, answer] = firstContent(responses['200'] ?? responses['201'])
  return {
    id: idOf(method, path),
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    notes: notesOf(operation),
    access: accessOf(operation),
    parameters: operation.parameters.map((one) => parameterOf(one, components)),
    bodyTypes: Object.keys(requestBody?.content ?? {}),
    body: body ? plainMember(body.schema, schemas) : null,
    example: body?.example === undefined ? null : JSON.stringify(body.example, null, 2),
    answerType,
    answer: plainMember(answer.schema.properties?.data ?? answer.schema, schemas),
    problems: problemsOf(responses, components),
  }
}

function firstContent(response: Response | undefined): [string, { schema: Schema }] {
  return Object.entries(response?.content ?? {})[0] ?? ['', { schema: {} }]
}

function idOf(method: string, path: string): string {
  return `${method}${path}`
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/-$/, '')
}

function notesOf({ description, requestBody }: Operation): string[] {
  return [requestBody?.description, ...(description ?? '').split('\n\n')].filter(
    (text): text is string => Boolean(text),
  )
}

function accessOf({ security }: Operation): Access {
  const [first] = security
  if (!first) return 'everyone'
  if (!first.bearer) return security.some(({ bearer }) => bearer) ? 'optional' : 'everyone'
  if (first.bearer.length === 0) return 'user'
  return security.some(({ key }) => key) ? 'staff' : 'person'
}

function parameterOf(input: Parameter, { schemas, parameters }: OpenApi['components']): Member {
  const { name, schema, required, description, in: location } = named(input, parameters)
  const member = { ...plainMember(schema, schemas), name, isOptional: !required }
  return {
    ...member,
    note: [`in the ${location}`, description, member.note].filter(Boolean).join(', '),
  }
}

function problemsOf(all: Operation['responses'], { responses }: OpenApi['components']) {
  return Object.entries(all)
    .filter(([status]) => /^[45]/.test(status))
    .map(([status, response]) => {
      const schema = named(response, responses).content?.['application/problem+json']?.schema
      const codes = schema?.allOf?.flatMap(({ properties }) => properties?.code?.enum ?? [])
      return { status, codes: (codes ?? []).map(String) }
    })
}
