import { defineRoute, type Route } from '@/contract/kit/route'
import type { Permission } from '@/domain/kit/permissions'

import type { Field, Fields, FormValueOf } from './field'
import type {
  Action,
  ChangeBody,
  Entry,
  NamesWith,
  Removable,
  RemovalSchemas,
  ResourceSchemas,
  Simplify,
  Values,
} from './shapes'

/** Names of an entry in the API, its errors and the audit log. */
export interface Nouns {
  /** Prefix of error codes: `campaign_not_found`. */
  code: string
  one: string
  /** With an article. */
  a: string
  many: string
  /** Message if another entry has the same key or unique value, or is the same by a rule of the server. */
  exists?: string
  /** What removing an entry means, for the API reference; without it, no entry can be removed. */
  removal?: string
  /** Message if an entry can't be removed, because others refer to it. */
  inUse?: string
}

type Faults<F extends Fields> = { [K in keyof F]?: string }

/** Choices and flags are always valid, so conditions can rely on them. */
type ConditionValues<F extends Fields> = Simplify<
  Pick<Values<F>, NamesWith<F, { type: 'choice' | 'choices' | 'flag' }>>
>
type Conditions<F extends Fields> = {
  [K in NamesWith<F, { isConditional: true }>]: (values: ConditionValues<F>) => boolean
}

/** An entry of the list. */
export type EntryOf<R> =
  R extends Resource<infer _, infer __, infer F, infer C, infer Key> ? Entry<F, C, Key> : never
export type InputOf<R> = R extends { fields: infer F extends Fields } ? Values<F> : never
export type ChangeOf<R> = R extends { fields: infer F extends Fields } ? ChangeBody<F> : never
/** Form values; `version` is the one that the form is based on. */
export type FormOf<R> = R extends { fields: infer F extends Fields }
  ? { [K in keyof F]: FormValueOf<F[K]> } & { version: string }
  : never
/** Codes of the errors that its routes return. */
export type ErrorOf<R> =
  R extends Resource<infer _, infer N, infer __, infer ___, infer ____>
    ? | `${N['code']}_${'not_found' | 'changed'}`
      | (N extends { exists: string } ? `${N['code']}_exists` : never)
      | (N extends { inUse: string } ? `${N['code']}_in_use` : never)
    : never

/** A list-and-form feature of the back office. Rules that fields can't express are code of the feature. */
export interface Resource<
  Name extends string = string,
  N extends Nouns = Nouns,
  F extends Fields = Fields,
  C extends Fields = Fields,
  Key extends string = string,
> {
  readonly name: Name
  readonly nouns: N
  readonly spec: string
  /** Member that identifies an entry: an id that the server generates, or a fixed field. */
  readonly key: Key
  readonly write: Permission
  readonly fields: F
  /** Members that the server computes; they can't be written. */
  readonly computed: C
  readonly routes: {
    readonly [K in Action]: Route<ResourceSchemas<F, C, Key>[K], 'admin'>
  } & (N extends Removable ? { readonly remove: Route<RemovalSchemas<Key>, 'admin'> } : unknown)
  readonly when: Partial<Record<string, (values: never) => boolean>>
  check(values: Partial<Values<F>>): Faults<F>
}

/** Any resource, for code that handles all of them. */
export interface AnyResource extends Omit<Resource, 'routes' | 'check'> {
  readonly routes: { readonly [K in Action]: Route } & { readonly remove?: Route }
  check(values: Record<string, unknown>): Faults<Fields>
}

type ResourceInput<N extends Nouns, F extends Fields, C extends Fields, Key> = {
  nouns: N
  path: string
  /** Section of the specification. */
  spec?: string
  read: Permission
  write: Permission
  key?: Key
  fields: F
  computed?: C
  /** Rules across fields; invalid members are omitted. */
  check?: (values: Partial<Values<F>>) => Faults<F>
} & (NamesWith<F, { isConditional: true }> extends never
  ? { when?: undefined }
  : { when: Conditions<F> })

const METHODS = { list: 'GET', add: 'POST', change: 'PUT', remove: 'DELETE' } as const

/**
 * Declares a resource by its fields. Its routes, schemas, errors, forms and audit entries are derived.
 * @example export const notes = resource('notes', { path: '/api/backoffice/notes', fields: { text: line(80) }, … })
 */
export function resource<
  const Name extends string,
  const N extends Nouns,
  F extends Fields,
  C extends Fields = Record<never, never>,
  const Key extends string = 'id',
>(name: Name, input: ResourceInput<N, F, C, Key>): Resource<Name, N, F, C, Key> {
  const { nouns, path, spec = 'open', read, write, fields, when = {} } = input
  const key = input.key ?? ('id' as Key)
  const computed = input.computed ?? ({} as C)
  const routeOf = (action: keyof typeof METHODS) =>
    defineRoute({
      method: METHODS[action],
      path: action === 'list' || action === 'add' ? path : `${path}/:${key}`,
      auth: 'admin',
      permission: action === 'list' ? read : write,
    })
  const routes = {
    ...{ list: routeOf('list'), add: routeOf('add'), change: routeOf('change') },
    ...(nouns.removal !== undefined && { remove: routeOf('remove') }),
  }
  return {
    ...{ name, nouns, spec, key, write, fields, computed, when },
    routes: routes as unknown as Resource<Name, N, F, C, Key>['routes'],
    check: input.check ?? (() => ({})),
  }
}

/** The last segment of its path, by which the audit log knows its entries. */
export const kindOf = ({ routes }: AnyResource) => routes.list.path.split('/').at(-1) ?? ''

/** @example capitalized('a promo code') // 'A promo code' */
export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

type Row = Record<string, unknown>

/** Applies the conditions and the rules across fields to values of valid types. */
export function validateValues({ fields, when, check }: AnyResource, input: Row) {
  const faults: Record<string, string> = {}
  const values = { ...input }
  const missing = (name: string) => fields[name]?.spec.required ?? fields[name]?.spec.wrong ?? ''
  for (const [name, isRequired] of Object.entries(when)) {
    if (!isRequired?.(input as never)) values[name] = null
    else if ((input[name] ?? null) === null) faults[name] = missing(name)
  }
  return { values, faults: { ...check(values), ...faults } }
}

/** @param entry null for a new one */
export function toFormValues({ fields }: AnyResource, entry: Row | null): Row {
  const values = Object.entries<Field>(fields).map(([name, field]) => [
    name,
    entry ? field.toForm(entry[name]) : field.blank,
  ])
  return { ...Object.fromEntries(values), version: entry?.version ?? '' }
}

/** Whether a condition excludes a field. Choices are a list in conditions, and text in forms. */
export function isExcluded({ fields, when }: AnyResource, name: string, form: Row): boolean {
  const values = Object.entries(form).map(([member, value]) => {
    const field = fields[member]
    const parsed = field?.spec.type === 'choices' ? field.parse(String(value)) : { value }
    return [member, 'value' in parsed ? parsed.value : value]
  })
  return when[name]?.(Object.fromEntries(values) as never) === false
}

/** Parses a form into the body of a request, and what is wrong with it. @param entry null for a new one */
export function parseForm(resource: AnyResource, form: Row, entry: Row | null) {
  const faults: Record<string, string> = {}
  const input: Row = {}
  for (const [name, field] of Object.entries(resource.fields)) {
    const result = isExcluded(resource, name, form)
      ? { value: null }
      : field.parse(form[name] as string, entry?.[name])
    if ('fault' in result) faults[name] = result.fault
    else input[name] = result.value
  }
  const { values, faults: ofRules } = validateValues(resource, input)
  const body = Object.entries(values).filter(
    ([name]) => entry === null || !resource.fields[name]?.spec.isFixed,
  )
  return { body: Object.fromEntries(body), faults: { ...ofRules, ...faults } }
}
