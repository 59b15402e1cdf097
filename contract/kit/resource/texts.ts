import type { Field, Fields, ValueOf } from './field'
import type { EntryOf } from './resource'
import type { Removable } from './shapes'

interface FieldText {
  label: string
  hint?: string
}
type OptionOf<Value> = Value extends readonly (infer O)[] ? O : Value

/** Label of a field in a form; each option of a choice has a title, also the empty one of an optional choice. */
type TextOf<F> = F extends { spec: { type: 'either' } }
  ? FieldText & { options: Record<'' | 'yes' | 'no', string> }
  : F extends Field<never, never, 'choice'> | { spec: { type: 'choice' | 'choices' } }
    ? FieldText & {
        options: { [O in OptionOf<ValueOf<F>> as O extends null ? '' : O & string]: string }
      }
    : FieldText | string

export type FieldTexts<R extends { fields: Fields }> = {
  [K in keyof R['fields']]: TextOf<R['fields'][K]>
}

/** Texts of a screen that lists and edits a resource. */
export type ResourceTexts<R extends { fields: Fields }> = CommonTexts<R> &
  (R extends { nouns: Removable } ? RemovalTexts : unknown)

/** Labels of the buttons that remove an entry and bring it back. */
export interface RemovalTexts {
  remove: string
  removed: (title: string) => string
  undo: string
}

interface CommonTexts<R extends { fields: Fields }> {
  title: string
  lead: string
  /** Name of the list. */
  list: string
  none: string
  noneHint: string
  found: (count: number, entries: readonly EntryOf<R>[]) => string
  add: string
  addTitle: string
  saved: (title: string) => string
  fields: FieldTexts<R>
}
