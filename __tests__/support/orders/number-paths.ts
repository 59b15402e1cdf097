import type { z } from 'zod'

import { Money } from '@/contract/kit/money.schema'

/** Part of a zod schema that the walk reads. */
interface Definition {
  type: string
  in?: z.ZodType
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  options?: z.ZodType[]
  left?: z.ZodType
  right?: z.ZodType
  valueType?: z.ZodType
  catchall?: z.ZodType
  items?: z.ZodType[]
  rest?: z.ZodType | null
  values?: unknown[]
  getter?: () => z.ZodType
}

/** Place in a schema that may contain a number; 'anything' may also contain members. */
export interface NumberPath {
  /** Names of members from the root; '*' is any key of a record, '[]' any entry of a list. */
  names: readonly string[]
  kind: 'money' | 'number' | 'anything'
}

const definitionOf = (schema: z.ZodType) => schema.def as unknown as Definition
// `Money.meta()` clones the codec, so only its inner schema identifies it.
const DOLLARS = definitionOf(Money).in
const NUMBERS = ['number', 'int', 'bigint']
const ANYTHING = ['any', 'unknown', 'custom']

/** Lists the places of numbers in a schema. */
export function numberPaths(schema: z.ZodType | undefined): NumberPath[] {
  return schema ? walk(schema, []) : []
}

function walk(schema: z.ZodType, above: readonly z.ZodType[]): NumberPath[] {
  if (above.includes(schema)) return []
  const def = definitionOf(schema)
  if (def.in === DOLLARS) return [{ names: [], kind: 'money' }]
  if (ANYTHING.includes(def.type)) return [{ names: [], kind: 'anything' }]
  const isNumber = NUMBERS.includes(def.type) || def.values?.some((one) => typeof one === 'number')
  if (isNumber) return [{ names: [], kind: 'number' }]
  const record = def.valueType ?? def.catchall
  const members = [
    ...Object.entries(def.shape ?? {}),
    ...(record ? [['*', record] as const] : []),
    ...[def.element, def.rest, ...(def.items ?? [])].flatMap((one) =>
      one ? [['[]', one] as const] : [],
    ),
  ]
  const inner = [def.in, def.innerType, def.left, def.right, def.getter?.(), ...(def.options ?? [])]
  return [
    ...members.flatMap(([name, member]) =>
      walk(member, [...above, schema]).map(({ names, kind }) => ({
        names: [name, ...names],
        kind,
      })),
    ),
    ...inner.flatMap((one) => (one ? walk(one, [...above, schema]) : [])),
  ]
}
