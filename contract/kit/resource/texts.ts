import type { Field, Fields, ValueOf } from './field'

interface FieldText {
  label: string
  hint?: string
}
type OptionOf<Value> = Value extends readonly (infer O)[] ? O : Value

/** Label of a field in a form; each option of a choice has a title. */
type TextOf<F> = F extends Field<never, never, 'choice'> | { spec: { type: 'choice' | 'choices' } }
  ? FieldText & {
      options: { [O in OptionOf<ValueOf<F>> as O extends null ? never : O & string]: string }
    }
  : FieldText | string

/** Texts of a screen that lists and edits a resource. */
export interface ResourceTexts<R extends { fields: Fields }> {
  title: string
  lead: string
  /** Name of the list. */
  list: string
  none: string
  noneHint: string
  found: (count: number) => string
  add: string
  addTitle: string
  saved: (title: string) => string
  fields: { [K in keyof R['fields']]: TextOf<R['fields'][K]> }
}
