import Ajv, { type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import qs from 'qs'

import payPal from './paypal-requests.json'
import stripe from './stripe-requests.json'
import stripe2026 from './stripe-requests-2026.json'
import stripeTax from './stripe-tax-requests.json'

interface Operation {
  parameters: { name: string; in: string; required: boolean; schema: object }[]
  body: object | null
}

export interface Call {
  method: string
  path: string
  query: URLSearchParams
  headers: Record<string, string>
  text: string
  body: Buffer
}

const options = { strict: false, coerceTypes: true, unicodeRegExp: false, allErrors: true } as const
const ajv = new Ajv(options)
const ajv2026 = new Ajv({ ...options, coerceTypes: 'array' })
for (const one of [ajv, ajv2026]) {
  addFormats(one, ['uri', 'date-time', 'email'])
  for (const format of ['unix-time', 'decimal', 'currency']) one.addFormat(format, true)
}
const compiled = new Map<object, ValidateFunction>()

const NEWER: Record<string, string> = {
  'POST /v1/checkout/sessions': 'CheckoutSessionCreate',
  'POST /v1/refunds': 'RefundCreate',
}

export function stripeFaults(call: Call): string[] {
  // Multipart form, which the Stripe double reads and checks itself.
  if (call.method === 'POST' && call.path === '/v1/files') return []
  const found = find({ ...stripe, ...stripeTax } as unknown as Record<string, Operation>, call)
  if (!found) return [`${call.method} ${call.path}: no such operation`]
  const body: unknown = qs.parse(call.text, { depth: 12, arrayLimit: 200 })
  const faults = parameterFaults(found, call)
  if (!found.operation.body || call.text === '') return faults
  return [
    ...faults,
    ...bodyFaults(found, body).filter((fault) => !isNewer(found.name, body, fault)),
  ]
}

/** A parameter missing in the older description is valid if the newer one accepts the whole body. */
function isNewer(name: string, body: unknown, fault: string): boolean {
  const definition = NEWER[name]
  if (!definition || !fault.includes('additional properties')) return false
  const schema = { ...stripe2026, $ref: `#/definitions/${definition}` }
  return validate(ajv2026, schema, structuredClone(body)).length === 0
}

export function payPalFaults(call: Call): string[] {
  const found = find(payPal as unknown as Record<string, Operation>, call)
  if (!found) return [`${call.method} ${call.path}: no such operation`]
  const faults = parameterFaults(found, call)
  if (!found.operation.body) return faults
  return [...faults, ...bodyFaults(found, JSON.parse(call.text || '{}'))]
}

interface Found {
  name: string
  operation: Operation
  path: Record<string, string>
}

function find(operations: Record<string, Operation>, { method, path }: Call): Found | undefined {
  for (const [name, operation] of Object.entries(operations)) {
    const [verb, template = ''] = name.split(' ')
    const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, one]) => one ?? '')
    const match = new RegExp(`^${template.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(path)
    if (verb !== method || !match) continue
    const values = names.map((one, index) => [one, decodeURIComponent(match[index + 1] ?? '')])
    return { name, operation, path: Object.fromEntries(values) as Record<string, string> }
  }
  return undefined
}

function parameterFaults({ name, operation, path }: Found, call: Call): string[] {
  const query = qs.parse(call.query.toString(), { depth: 12 })
  const known = operation.parameters.filter((one) => one.in === 'query').map((one) => one.name)
  const unknown = Object.keys(query).filter((one) => !known.includes(one))
  const values = { query, path, header: call.headers } as Record<string, Record<string, unknown>>
  const faults = operation.parameters.flatMap((parameter) => {
    const holder = values[parameter.in] ?? {}
    const key = parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name
    if (holder[key] === undefined) return parameter.required ? [`${parameter.name} is missing`] : []
    const schema = { type: 'object', properties: { value: parameter.schema } }
    return validate(ajv, schema, { value: holder[key] })
  })
  return [...unknown.map((one) => `unknown parameter ${one}`), ...faults].map(
    (one) => `${name}: ${one}`,
  )
}

function bodyFaults({ name, operation }: Found, body: unknown): string[] {
  return validate(ajv, operation.body ?? {}, structuredClone(body)).map((one) => `${name}: ${one}`)
}

function validate(by: Ajv, schema: object, value: unknown): string[] {
  const key = by === ajv ? schema : JSON.stringify((schema as { $ref?: string }).$ref)
  const check = compiled.get(key as object) ?? by.compile(schema)
  if (typeof key === 'object') compiled.set(key, check)
  if (check(value)) return []
  return (check.errors ?? []).map((one) => {
    return `${one.instancePath} ${one.message} ${JSON.stringify(one.params)}`
  })
}
