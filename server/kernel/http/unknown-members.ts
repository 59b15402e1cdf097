import type { z } from 'zod'

/** Header that lists fields that the contract doesn't contain; development only. */
export const UNKNOWN_MEMBERS_HEADER = 'x-unknown-members'

/** Headers must stay small, and the first few names are enough. */
const MOST_NAMED = 30
const LONGEST_NAME = 100

/** Form of a value: as sent (wire), or as handlers see it (decoded). */
type Form = 'wire' | 'decoded'

/**
 * Returns the distinct paths of fields that a schema silently drops; the elements of a list share a path.
 * @param name of the value itself, for example 'body'
 * @example unknownMembers(schemas.body, { email: 'a@b.c', emial: '' }, { name: 'body', form: 'wire' }) //
 * ['body.emial']
 */
export function unknownMembers(
  schema: z.ZodType | undefined,
  value: unknown,
  { name, form }: { name: string; form: Form },
): string[] {
  return schema ? [...new Set(walk(schema, value, { path: name, form }))] : []
}

export function unknownMembersHeader(paths: readonly string[]): string | undefined {
  if (paths.length === 0) return undefined
  // Names are user input, so characters that headers can't contain are replaced.
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

/** The intended variant of a union is the one with the fewest unknown fields. */
const leastOf = (lists: string[][]): string[] =>
  lists.reduce((least, list) => (list.length < least.length ? list : least))
const inBoth = (left: string[], right: string[]) => left.filter((path) => right.includes(path))
const isTransform = (schema: z.core.$ZodType) => schema._zod.def.type === 'transform'
