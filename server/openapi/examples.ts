import { wordFor } from './example-values'
import type { Json } from './wire-schemas'

interface Schema {
  $ref?: string
  type?: string | string[]
  examples?: unknown[]
  default?: unknown
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  prefixItems?: Schema[]
  additionalProperties?: Schema | boolean
  minItems?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  format?: string
  pattern?: string
}

const BY_FORMAT: Record<string, string> = {
  date: '2026-12-01',
  'date-time': '2026-12-01T09:30:00Z',
  uuid: '6f9619ff-8b86-4d01-b42d-00c04fc964ff',
}

interface ExampleContext {
  named: Record<string, Json>
  name: string
}

class NoExample extends Error {}

/** Returns the `example` property of a schema; empty if a nested pattern has no example. */
export function withExample(
  schema: Schema,
  named: Record<string, Json>,
  name = '',
): { example?: unknown } {
  try {
    return { example: exampleOf(schema, { named, name }) }
  } catch (thrown) {
    if (thrown instanceof NoExample) return {}
    throw thrown
  }
}

/** Builds a value from examples, defaults and required properties; a test validates each one. */
function exampleOf(schema: Schema, at: ExampleContext): unknown {
  if (schema.examples) return schema.examples[0]
  if (schema.default !== undefined) return schema.default
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.$ref) {
    return exampleOf(at.named[schema.$ref.split('/').at(-1) ?? ''] ?? {}, at)
  }
  const variant = schema.anyOf?.find(({ type }) => type !== 'null')
  if (variant) return exampleOf(variant, at)
  return byType(schema, at)
}

function byType(schema: Schema, at: ExampleContext): unknown {
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object') return objectOf(schema, at)
  if (type === 'array') return listOf(schema, at)
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 1, 1)
  if (type === 'boolean') return true
  if (type === 'string') return textOf(schema, at.name)
  return null
}

function objectOf(schema: Schema, { named }: ExampleContext): Json {
  const { properties = {}, required = [] } = schema
  const more = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {}
  const names = Object.keys(properties).filter((name) => properties[name]?.examples)
  return Object.fromEntries(
    [...new Set([...required, ...names])].map((name) => [
      name,
      exampleOf(properties[name] ?? more, { named, name }),
    ]),
  )
}

function listOf({ prefixItems, items, minItems = 1 }: Schema, at: ExampleContext) {
  if (prefixItems) return prefixItems.map((item) => exampleOf(item, at))
  if (!items) return []
  return Array.from({ length: Math.max(minItems, 1) }, () => exampleOf(items, at))
}

function textOf(schema: Schema, name: string): string {
  const words = [BY_FORMAT[schema.format ?? ''], wordFor(name), 'Example']
  const fitting = words.flatMap((word) => (word === undefined ? [] : fittingOf(schema, word)))
  if (fitting[0] !== undefined) return fitting[0]
  throw new NoExample(schema.pattern)
}

function fittingOf({ pattern, minLength = 0, maxLength = Infinity }: Schema, word: string) {
  const text = word.padEnd(minLength, ' text').slice(0, maxLength)
  return pattern === undefined || new RegExp(pattern, 'u').test(text) ? [text] : []
}
