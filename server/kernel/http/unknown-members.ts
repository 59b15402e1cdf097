import type { z } from 'zod'

/** Names what a request or an answer had and the contract does not know; in development only. */
export const UNKNOWN_MEMBERS_HEADER = 'x-unknown-members'

/** A header has to stay small, and the first names tell enough. */
const MOST_NAMED = 30
const LONGEST_NAME = 100

/** Which form of a schema a value has: as it is sent, or as handlers see it. */
type Form = 'wire' | 'decoded'

/**
 * The paths of the members that a schema drops without a word, each once; elements of a list share a path.
 * @param name of the value itself, for example 'body'
 * @example unknownMembers(schemas.body, { email: 'a@b.c', emial: '' }, { name: 'body', form: 'wire' }) // ['body.emial']
 */
export function unknownMembers(
  schema: z.ZodType | undefined,
  value: unknown,
  { name, form }: { name: string; form: Form },
): string[] {
  return schema ? [...new Set(walk(schema, value, { path: name, form }))] : []
}

/** The value of the header; undefined when there is nothing to name. */
export function unknownMembersHeader(paths: readonly string[]): string | undefined {
  if (paths.length === 0) return undefined
  // Whatever a caller typed: only what a header may hold is left of it.
  const names = paths.map((path) => path.slice(0, LONGEST_NAME).replace(/[^\w.[\]-]/g, '?'))
  const more = names.length > MOST_NAMED ? [`and ${names.length - MOST_NAMED} more`] : []
  return [...names.slice(0, MOST_NAMED), ...more].join(', ')
}

interface WalkContext {
  path: string
  form: Form
}

function walk(schema: z.core.$ZodType, value: unknown, at: WalkContext): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { def } = schema._zod as z.core.$ZodTypes['_zod']
  switch (def.type) {
    case 'object':
      return ofObject(def, value, at)
    case 'array':
      return ofList(def.element, value, at)
    case 'record':
      return Object.values(value).flatMap((inner) => walk(def.valueType, inner, at))
    case 'union':
      return leastOf(def.options.map((option) => walk(option, value, at)))
    case 'intersection':
      return inBoth(walk(def.left, value, at), walk(def.right, value, at))
    case 'pipe':
      return walk(at.form === 'wire' && !isTransform(def.in) ? def.in : def.out, value, at)
    case 'lazy':
      return walk(def.getter(), value, at)
    default:
      return 'innerType' in def ? walk(def.innerType, value, at) : []
  }
}

function ofObject(def: z.core.$ZodObjectDef, value: object, { path, form }: WalkContext): string[] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const known = Object.hasOwn(def.shape, key) ? def.shape[key] : def.catchall
    if (known) return walk(known, inner, { path: `${path}.${key}`, form })
    return inner === undefined ? [] : [`${path}.${key}`]
  })
}

function ofList(element: z.core.$ZodType, value: object, { path, form }: WalkContext): string[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((inner: unknown) => walk(element, inner, { path: `${path}[]`, form }))
}

/** The variant that is meant is the one that knows most. */
const leastOf = (lists: string[][]): string[] =>
  lists.reduce((least, list) => (list.length < least.length ? list : least))
const inBoth = (left: string[], right: string[]) => left.filter((path) => right.includes(path))
const isTransform = (schema: z.core.$ZodType) => schema._zod.def.type === 'transform'
