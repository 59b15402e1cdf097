import type { z } from 'zod'

import type { RouteSchemas } from '@/contract/kit/route'
import type { Cents, Dollars } from '@/domain/kit/money'

import type { Fields, ValueOf } from './field'

export type Action = 'list' | 'add' | 'change'
/** Nouns of a resource whose entries can be removed. */
export interface Removable {
  removal: string
}
export type Values<F extends Fields> = { [K in keyof F]: ValueOf<F[K]> }

export type NamesWith<F extends Fields, Spec> = {
  [K in keyof F]: F[K] extends { spec: Spec } ? K : never
}[keyof F]

/** Flattens an intersection, so that editors show its members. */
export type Simplify<T> = { [K in keyof T]: T[K] } & {}
export type WireValue<Value> = Value extends Cents ? Dollars : Value
type WireValues<T> = { [K in keyof T]: WireValue<T[K]> }
type Schema<T> = z.ZodType<T, WireValues<T>>
type ByKey<Key extends string> = { [K in Key]: string }

export type Entry<F extends Fields, C extends Fields, Key extends string> = Simplify<
  ByKey<Key> & Values<F> & Values<C> & { version: string }
>
/** Body of a change: all fields that aren't fixed, and the version that was read. */
export type ChangeBody<F extends Fields> = Simplify<
  Omit<Values<F>, NamesWith<F, { isFixed: true }>> & { version: string }
>

export type ResourceSchemas<F extends Fields, C extends Fields, Key extends string> = {
  list: RouteSchemas & {
    response: z.ZodType<
      { entries: Entry<F, C, Key>[] },
      { entries: WireValues<Entry<F, C, Key>>[] }
    >
  }
  add: RouteSchemas & { body: Schema<Values<F>>; response: Schema<Entry<F, C, Key>> }
  change: RouteSchemas & {
    params: z.ZodType<ByKey<Key>, ByKey<Key>>
    body: Schema<ChangeBody<F>>
    response: Schema<Entry<F, C, Key>>
  }
}

export interface RemovalSchemas<Key extends string> extends RouteSchemas {
  params: z.ZodType<ByKey<Key>, ByKey<Key>>
  query: z.ZodType<{ version: string }, { version: string }>
  response: z.ZodType<object, object>
}
