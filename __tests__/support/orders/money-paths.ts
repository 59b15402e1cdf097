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
  items?: z.ZodType[]
  getter?: () => z.ZodType
}

const definitionOf = (schema: z.ZodType) => schema.def as unknown as Definition
// `Money.meta()` clones the codec, so only its inner schema identifies it.
const DOLLARS = definitionOf(Money).in

/** Lists the paths of all amounts in a schema; lists are traversed, and '*' is any key of a record. */
export function moneyPaths(schema: z.ZodType | undefined): string[] {
  return schema ? [...new Set(walk(schema, []))].sort() : []
}

function walk(schema: z.ZodType, above: readonly z.ZodType[]): string[] {
  if (above.includes(schema)) return []
  const def = definitionOf(schema)
  const into = (inner: z.ZodType) => walk(inner, [...above, schema])
  const under = (name: string, inner: z.ZodType) =>
    into(inner).map((path) => (path === '' ? name : `${name}.${path}`))
  if (def.in) return def.in === DOLLARS ? [''] : into(def.in)
  const inner = [def.element, def.innerType, def.left, def.right, def.getter?.()]
  return [
    ...Object.entries(def.shape ?? {}).flatMap(([name, member]) => under(name, member)),
    ...(def.valueType ? under('*', def.valueType) : []),
    ...[...inner, ...(def.options ?? []), ...(def.items ?? [])].flatMap((one) =>
      one ? into(one) : [],
    ),
  ]
}
