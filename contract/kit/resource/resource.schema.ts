import { z } from 'zod'

import { Money } from '@/contract/kit/money.schema'
import { named } from '@/contract/kit/named.schema'
import type { RouteSchemas } from '@/contract/kit/route'
import { codeText, emailText, filled, line, multiline } from '@/contract/kit/text.schema'

import type { Fields, FieldSpec, ValueOf } from './field'
import { capitalized, validateValues, type AnyResource, type Resource } from './resource'
import type { Action, Removable, RemovalSchemas, ResourceSchemas, WireValue } from './shapes'

export type SchemasOf<R> =
  R extends Resource<infer _, infer N, infer F, infer C, infer Key>
    ? ResourceSchemas<F, C, Key> & (N extends Removable ? { remove: RemovalSchemas<Key> } : unknown)
    : never

/**
 * Responses accept any stored value, also one that an earlier rule allowed. Optional members of a request may be
 * omitted: a client that doesn't know a new field still works, and a change leaves it as it is.
 */
type Side = 'request' | 'response'

function fieldSchema(spec: FieldSpec, side: Side): z.ZodType {
  const { about, example, isOptional = false } = spec
  const plain = side === 'request' ? requestSchema(spec) : responseSchema(spec)
  const empty = emptySchema(plain, side, spec.type)
  const schema = isOptional ? empty : plain
  const notes = {
    ...(about && { description: about }),
    ...(example !== undefined && { examples: [example] }),
  }
  return Object.keys(notes).length > 0 ? schema.meta(notes) : schema
}

function emptySchema(plain: z.ZodType, side: Side, type: FieldSpec['type']): z.ZodType {
  // Without a value, a flag is false.
  if (type === 'flag') return side === 'request' ? plain.optional() : plain
  return side === 'request' ? plain.nullish() : plain.nullable()
}

function requestSchema(spec: FieldSpec): z.ZodType {
  if (spec.type === 'line') return lineSchema(spec)
  if (spec.type === 'text') {
    const { max, required, wrong = '' } = spec
    const schema = multiline(max, wrong)
    return required === undefined ? schema : schema.min(1, required)
  }
  if (spec.type === 'email') return emailText(spec.wrong)
  if (spec.type === 'terms') {
    const { least, most, wrong, read } = spec
    return z
      .array(line(40).min(1))
      .refine((values) => read(values.join(',')) !== null, { error: wrong, abort: true })
      .overwrite((values) => read(values.join(',')) ?? [])
      .min(least, wrong)
      .max(most, wrong)
  }
  if (spec.type === 'choice') return z.enum(spec.options)
  if (spec.type === 'choices') return z.array(z.enum(spec.options))
  if (spec.type === 'ids') return z.array(z.int().min(1)).max(spec.most)
  if (spec.type === 'id') return z.int().min(1, spec.required)
  if (spec.type === 'records') {
    const { most, wrong, isValid = () => true } = spec
    const list = z.array(z.object(fieldSchemas(spec.members, 'request'))).max(most)
    return list.refine((value) => isValid(value as never), wrong)
  }
  if (spec.type === 'moment') return z.iso.datetime()
  if (spec.type === 'date') return z.iso.date(spec.wrong)
  if (spec.type === 'flag' || spec.type === 'either') return z.boolean()
  if (spec.type === 'titles') return z.array(z.object({ id: z.int(), title: z.string() }))
  if (spec.type === 'money') return Money.refine((amount) => amount >= spec.least, spec.wrong)
  if (spec.type === 'percent') return z.int().min(spec.least, spec.wrong).max(10_000, spec.wrong)
  const figure = spec.type === 'decimal' ? z.number() : z.int()
  return figure.min(spec.least, spec.wrong).max(spec.most, spec.wrong)
}

function responseSchema(spec: FieldSpec): z.ZodType {
  if (['line', 'text', 'email', 'date'].includes(spec.type)) return z.string()
  if (spec.type === 'terms') return z.array(z.string())
  if (spec.type === 'records') return z.array(z.object(fieldSchemas(spec.members, 'response')))
  if (spec.type === 'decimal') return z.number()
  if (spec.type === 'ids') return z.array(z.int())
  if (spec.type === 'money') return Money
  return spec.type === 'percent' || spec.type === 'count' ? z.int() : requestSchema(spec)
}

function lineSchema(spec: FieldSpec & { type: 'line' }) {
  const { max, required, pattern, wrong, isCode, isPhone } = spec
  if (isPhone) return codeText(max).min(1, required)
  if (isCode) {
    const code = codeText(max).toLowerCase()
    const text = required === undefined ? code : code.min(1, required)
    return pattern ? text.regex(pattern, wrong) : text
  }
  const text = required === undefined ? line(max) : filled(max, required)
  return pattern ? text.regex(pattern, wrong) : text
}

const fieldSchemas = (fields: Fields, side: Side) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { spec }]) => [name, fieldSchema(spec, side)]),
  )

type Shape<F extends Fields, N extends keyof F> = {
  [K in N]: z.ZodType<ValueOf<F[K]>, WireValue<ValueOf<F[K]>>>
}

/** Schemas of some fields, for other routes that accept them. */
export function shapeOf<R extends { fields: Fields }, N extends keyof R['fields'] & string>(
  { fields }: R,
  names: readonly N[],
): Shape<R['fields'], N> {
  const chosen = names.flatMap((name) => (fields[name] ? [[name, fields[name]]] : []))
  return fieldSchemas(Object.fromEntries(chosen), 'request') as Shape<R['fields'], N>
}

/** The body of a new entry with the example of each field. */
function exampleBody(resource: AnyResource): Record<string, unknown> {
  const example = ({ spec }: { spec: FieldSpec }) => {
    if (spec.example !== undefined || (spec.isOptional && !spec.isConditional))
      return spec.example ?? null
    if (spec.type === 'choice') return spec.options[0]
    if (['choices', 'ids', 'records'].includes(spec.type)) return []
    return spec.type === 'flag' ? true : 1
  }
  const values = Object.entries(resource.fields).map(([name, field]) => [name, example(field)])
  return validateValues(resource, Object.fromEntries(values)).values
}

/** Schemas of a resource, for the server and the API reference. */
export function schemasOf(
  resource: AnyResource,
): Record<Action, RouteSchemas> & { remove?: RouteSchemas } {
  const { nouns, spec, key, fields, computed } = resource
  const { code, a, one, many } = nouns
  const response = z.object({
    ...(key in fields ? {} : { [key]: z.string() }),
    ...fieldSchemas(fields, 'response'),
    ...fieldSchemas(computed, 'response'),
    version: z.string().describe('Identifies this version; send it back with a change'),
  })
  const name = code.replace(/(?:^|_)(.)/g, (_, first: string) => first.toUpperCase())
  named({ [name]: [response, capitalized(a)] })
  const isFixed = (member: string) => fields[member]?.spec.isFixed === true
  const changeable = Object.fromEntries(Object.entries(fields).filter(([name]) => !isFixed(name)))
  const body = exampleBody(resource)
  const version = z
    .string()
    .max(64)
    .describe(`As it was read. If the ${one} changed since, this returns 409`)
  const keyField = fields[key]
  const params = z.object({
    [key]: keyField ? fieldSchema(keyField.spec, 'request') : z.string().max(80),
  })
  const exists = nouns.exists === undefined ? [] : [`${code}_exists`]
  const inUse = nouns.inUse === undefined ? [] : [`${code}_in_use`]
  const errors = [`${code}_not_found`, `${code}_changed`]
  const change = Object.entries(body).filter(([name]) => !isFixed(name))
  return {
    list: { spec, summary: `Lists ${many}.`, response: z.object({ entries: z.array(response) }) },
    add: {
      ...{ spec, response, body: z.strictObject(fieldSchemas(fields, 'request')) },
      summary: `Adds ${a}.`,
      errors: exists,
      repeats: nouns.exists === undefined ? 'A repeat adds another one.' : 'A repeat is refused.',
      example: body,
    },
    change: {
      ...{ spec, response, params },
      errors: key in fields ? errors : [...errors, ...exists],
      summary: `Changes ${a}. A member that is left out stays as it is.`,
      body: z.strictObject({ ...fieldSchemas(changeable, 'request'), version }),
      example: { ...Object.fromEntries(change), version: '1234' },
    },
    ...(nouns.removal !== undefined && {
      remove: {
        ...{
          spec,
          errors: [...errors, ...inUse],
          params,
          query: z.object({ version }),
          response: z.object({}),
        },
        summary: `Removes ${a}. ${nouns.removal}`,
        repeats: 'A repeat finds nothing.',
      },
    }),
  }
}
