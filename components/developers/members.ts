/** A JSON Schema as zod writes it, as far as it is shown. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  description?: string
  enum?: unknown[]
  const?: unknown
  format?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
  items?: Schema
  prefixItems?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

export type Schemas = Record<string, Schema>

/** One member of a body, with the members inside it. */
export interface Member {
  name: string
  type: string
  note: string
  isOptional: boolean
  members: Member[]
  /** Of a union of several forms: each with its own members; `members` is empty then. */
  variants: { title: string; members: Member[] }[]
}

/** A body or an answer as a member without a name. */
export function plainMember(schema: Schema, schemas: Schemas): Member {
  return memberOf({ name: '', schema, isOptional: false }, { schemas, above: [] })
}

interface SchemaScope {
  schemas: Schemas
  /** Names of the schemas around: one that contains itself is not opened again. */
  above: readonly string[]
}

interface MemberSchema {
  name: string
  schema: Schema
  isOptional: boolean
}

function memberOf({ name, schema, isOptional }: MemberSchema, scope: SchemaScope): Member {
  const inner = innermost(schema, scope)
  const forms = formsOf(inner)
  const isUnion = forms.length > 1
  return {
    name,
    type: typeOf(schema, scope.schemas),
    note: noteOf({ ...inner.schema, ...definedOnly(schema) }),
    isOptional,
    members: isUnion ? [] : forms.flatMap(({ members }) => members),
    variants: isUnion ? forms : [],
  }
}

function definedOnly({ description, maxItems }: Schema): Schema {
  return { ...(description && { description }), ...(maxItems && { maxItems }) }
}

interface Inner {
  schema: Schema
  scope: SchemaScope
}

/** What is inside: of "X or null" the X, of a list or a map its items, of a reference what it names. */
function innermost(schema: Schema, scope: SchemaScope): Inner {
  const name = schema.$ref?.split('/').at(-1)
  if (name !== undefined) {
    if (scope.above.includes(name)) return { schema: {}, scope }
    const below = { ...scope, above: [...scope.above, name] }
    return innermost(scope.schemas[name] ?? {}, below)
  }
  const options = optionsOf(schema)
  const inner =
    (options.length === 1 ? options[0] : undefined) ??
    schema.items ??
    (typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined)
  return inner ? innermost(inner, scope) : { schema, scope }
}

function optionsOf({ anyOf, oneOf }: Schema): Schema[] {
  return (anyOf ?? oneOf ?? []).filter(({ type }) => type !== 'null')
}

/** The forms of a value that have members: one for a plain object, several for a union. */
function formsOf({ schema, scope }: Inner): Member['variants'] {
  const options = optionsOf(schema)
  const all = options.length > 0 ? options : [schema]
  const forms = all.map((option) => {
    const inner = innermost(option, scope)
    return { title: typeOf(option, scope.schemas), members: propertiesOf(inner) }
  })
  return forms.some(({ members }) => members.length > 0) ? forms : []
}

function propertiesOf({ schema, scope }: Inner): Member[] {
  return Object.entries(schema.properties ?? {}).map(([name, inner]) =>
    memberOf({ name, schema: inner, isOptional: !schema.required?.includes(name) }, scope),
  )
}

function typeOf(schema: Schema, schemas: Schemas): string {
  const inside = (one: Schema) => typeOf(one, schemas)
  if (schema.$ref) return nameOf(schema.$ref, schemas)
  const options = schema.anyOf ?? schema.oneOf
  if (options) return options.map(inside).join(' or ')
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.prefixItems) return `list of (${schema.prefixItems.map(inside).join(', ')})`
  if (schema.items) return `list of ${inside(schema.items)}`
  if (typeof schema.additionalProperties === 'object') {
    return `map of ${inside(schema.additionalProperties)}`
  }
  const type = [schema.type ?? 'any value'].flat().join(' or ')
  return [type, schema.format && `(${schema.format})`].filter(Boolean).join(' ')
}

/** A name, and what a plain value of that name is. */
function nameOf(ref: string, schemas: Schemas): string {
  const name = ref.split('/').at(-1) ?? ''
  const { type } = schemas[name] ?? {}
  return typeof type === 'string' && type !== 'object' ? `${name} (${type})` : name
}

function noteOf(schema: Schema): string {
  const { description, minimum, maximum, minLength, maxLength, maxItems } = schema
  // Bounds that only say "a 32-bit number" or "safe in JavaScript" say nothing to a reader.
  const most = maximum !== undefined && maximum < 1e6 ? `at most ${maximum}` : ''
  const least = minimum !== undefined && minimum > -1e6 ? `at least ${minimum}` : ''
  const length = maxLength === undefined ? '' : `${minLength ?? 0} to ${maxLength} characters`
  const items = maxItems === undefined ? '' : `at most ${maxItems} items`
  return [description, least, most, length, items].filter(Boolean).join(', ')
}
