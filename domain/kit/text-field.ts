export interface Fact {
  label: string
  value: string
}

/** What a field is, as plain data: its bounds, of which forms, tables and schemas are made. */
export type TextFieldSpec =
  | { kind: 'line'; max: number; isSound: (text: string) => boolean }
  | { kind: 'count'; least: number; most: number }
  | ({ kind: 'lines' } & LinesRules)
  | { kind: 'facts'; most: number; label: number; value: number }

interface Notes<Value> {
  /** The message for a wrong value. */
  wrong: string
  example: Value
  /** For the API reference. */
  about?: string
}

/** A field whose control and table cell hold text; lists have one entry per line. */
export interface TextField<Value = unknown> extends Notes<Value> {
  readonly spec: TextFieldSpec
  /** Whether null is allowed, for an empty text. */
  readonly isOptional: boolean
  readonly blank: Value
  typed(value: Value): string
  /** @returns undefined for a wrong value */
  read(text: string): Value | undefined
}

export type TextFields = Readonly<Record<string, { field: TextField }>>
export type FieldValues<F> = {
  -readonly [N in keyof F]: F[N] extends { field: TextField<infer Value> } ? Value : never
}
export type FieldTexts<F> = Record<keyof F, string>

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean)

interface LinesRules {
  most: number
  length: number
  /** Whether lines fit together. */
  isSound?: (lines: readonly string[]) => boolean
}

interface LineRules {
  max: number
  isSound?: (text: string) => boolean
  /** Removes what people may type besides the value. */
  clean?: (text: string) => string
}

/** One line of text. */
export function lineField(
  { max, isSound = (text) => text.length <= max, clean = (text) => text.trim() }: LineRules,
  notes: Notes<string>,
): TextField<string> {
  return {
    ...notes,
    ...{ spec: { kind: 'line', max, isSound }, isOptional: false, blank: '' },
    typed: (value) => value,
    read: (text) => (isSound(clean(text)) ? clean(text) : undefined),
  }
}

/** A whole number. */
export function countField(
  range: { least: number; most: number },
  notes: Notes<number>,
): TextField<number> {
  return {
    ...notes,
    ...{ spec: { kind: 'count', ...range }, isOptional: false, blank: range.least },
    typed: String,
    read(text) {
      const value = /^\d{1,6}$/.test(text.trim()) ? Number(text) : NaN
      return value >= range.least && value <= range.most ? value : undefined
    },
  }
}

/** Lines of text, without repeated ones. */
export function linesField(bounds: LinesRules, notes: Notes<string[]>): TextField<string[]> {
  return {
    ...notes,
    ...{ spec: { kind: 'lines', ...bounds }, isOptional: false, blank: [] },
    typed: (value) => value.join('\n'),
    read(text) {
      const lines = linesOf(text)
      const isSound =
        lines.length <= bounds.most &&
        lines.every((one) => one.length <= bounds.length) &&
        (bounds.isSound?.(lines) ?? true)
      return isSound ? [...new Set(lines)] : undefined
    },
  }
}

/** Lines such as “Material: steel”, labeled by the text before their first colon. */
export function factsField(
  bounds: { most: number; label: number; value: number },
  notes: Notes<Fact[]>,
): TextField<Fact[]> {
  const isSound = (text: string, length: number) => text !== '' && text.length <= length
  return {
    ...notes,
    ...{ spec: { kind: 'facts', ...bounds }, isOptional: false, blank: [] },
    typed: (value) => value.map((fact) => `${fact.label}: ${fact.value}`).join('\n'),
    read(text) {
      const facts = linesOf(text).map((one) => {
        const [label = '', ...rest] = one.split(':')
        return { label: label.trim(), value: rest.join(':').trim() }
      })
      const areSound = facts.every(
        (fact) => isSound(fact.label, bounds.label) && isSound(fact.value, bounds.value),
      )
      return areSound && facts.length <= bounds.most ? facts : undefined
    },
  }
}

/** The same field where it may stay empty: null then. */
export function optionalField<Value>(field: TextField<Value>): TextField<Value | null> {
  return {
    ...field,
    ...{ isOptional: true, blank: null },
    typed: (value) => (value === null ? '' : field.typed(value)),
    read: (text) => (text.trim() === '' ? null : field.read(text)),
  }
}

export const fieldNames = <F extends object>(fields: F) => Object.keys(fields) as (keyof F)[]

/** Applies a function to each field; the caller knows the type of the result. */
export const mapFields = <F extends TextFields, Result>(
  fields: F,
  map: (field: TextField, name: keyof F) => unknown,
): Result =>
  Object.fromEntries(
    fieldNames(fields).map((name) => [name, map((fields[name] as F[keyof F]).field, name)]),
  ) as Result

export const blankValues = <F extends TextFields>(fields: F): FieldValues<F> =>
  mapFields(fields, ({ blank }) => blank)

/** Converts values to the text of their controls; `readFields` reverses it. */
export const typedFields = <F extends TextFields>(
  fields: F,
  values: FieldValues<F>,
): FieldTexts<F> => mapFields(fields, (field, name) => field.typed(values[name]))

/** Parses texts. A wrong one is named in `faults` and blank in `values`. */
export function readFields<F extends TextFields>(
  fields: F,
  texts: FieldTexts<F>,
): { values: FieldValues<F>; faults: (keyof F)[] } {
  const read = mapFields<F, Partial<FieldValues<F>>>(fields, (field, name) =>
    field.read(texts[name]),
  )
  const faults = fieldNames(fields).filter((name) => read[name] === undefined)
  return { values: mapFields(fields, ({ blank }, name) => read[name] ?? blank), faults }
}
