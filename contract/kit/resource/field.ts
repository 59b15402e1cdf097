import { idsOf } from '@/domain/kit/id-list'
import { isEmail, normalizeEmail } from '@/domain/kit/mailbox'
import { momentField, momentTyped } from '@/domain/kit/moment-field'
import { parseDollars, toDollars, type Cents } from '@/domain/kit/money'
import { normalizeCode } from '@/domain/kit/plain-text'
import { searchTerms } from '@/domain/kit/search/words'

/** Properties of a field as plain data: forms render them, and resource.schema.ts derives schemas from them. */
interface SpecByType {
  line: { max: number; pattern?: RegExp; isCode?: boolean; isPhone?: boolean }
  /** Several lines. */
  text: { max: number }
  email: object
  /** @property read splits text into distinct terms; null if one is invalid */
  terms: { least: number; most: number; read: (text: string) => string[] | null }
  choice: { options: readonly string[] }
  choices: { options: readonly string[] }
  /** Ids of other entries. */
  ids: { most: number }
  id: object
  records: { members: Fields; most: number; isValid?: (value: never) => boolean }
  /** Ids and titles of other entries, only for computed members. */
  titles: object
  moment: object
  date: object
  flag: object
  either: { options: readonly string[] }
  money: { least: number }
  /** Basis points. */
  percent: { least: number }
  count: { least: number; most: number }
  decimal: { least: number; most: number }
}
export type FieldType = keyof SpecByType

export interface Documentation {
  /** For the API reference. */
  about?: string
  /** In wire form. */
  example?: unknown
}

interface CommonSpec extends Documentation {
  /** Message for an empty field. */
  required?: string
  /** Message for an invalid field. */
  wrong?: string
  /** Null if empty. */
  isOptional?: boolean
  /** Required if `when` of the resource says so, otherwise null. */
  isConditional?: boolean
  /** Set when the entry is added, never changed. */
  isFixed?: boolean
}
export type FieldSpec = { [T in FieldType]: CommonSpec & SpecByType[T] & { type: T } }[FieldType]

type ParseResult<Value> = { value: Value } | { fault: string }

/** Values of a form are text or flags, so that drafts restore them. */
export type FormValue = string | boolean

/** A field of a resource. `Value` is its type in code (money in cents), `InForm` its type in a form. */
export interface Field<
  Value = unknown,
  InForm extends FormValue = FormValue,
  T extends FieldType = FieldType,
> {
  readonly spec: FieldSpec & { type: T }
  /** Form value of a new entry. */
  readonly blank: InForm
  toForm(value: Value): InForm
  /** @param previous value before the edit: a moment that was not edited keeps its seconds */
  parse(text: InForm, previous?: Value): ParseResult<Value>
}
export type Fields = Record<string, Field>

export type ValueOf<F> = F extends Field<infer Value, infer _> ? Value : never
export type FormValueOf<F> = F extends Field<infer _, infer InForm> ? InForm : never
type ConditionalField<F> = F & { readonly spec: { isConditional: true } }
type FixedField<F> = F & { readonly spec: { isFixed: true } }

const WRONG = 'Please check this.'
const same = <Value>(value: Value): Value => value

/** One line of text. A code is compared character by character and stored in lowercase. */
export function line(
  max: number,
  rules: Documentation & {
    example: string
    required?: string
    pattern?: RegExp
    wrong?: string
    isCode?: boolean
    isPhone?: boolean
  },
): Field<string, string, 'line'> {
  const { required, pattern, wrong = WRONG, isCode = false } = rules
  return {
    spec: { type: 'line', max, ...rules },
    blank: '',
    toForm: same,
    parse(text) {
      const value = isCode ? normalizeCode(text).toLowerCase() : text.trim()
      if (value === '' && required !== undefined) return { fault: required }
      return pattern && !pattern.test(value) ? { fault: wrong } : { value }
    },
  }
}

/** Several lines of text. */
export function text(
  max: number,
  rules: Documentation & { example: string; required?: string },
): Field<string, string, 'text'> {
  const { required } = rules
  const wrong = `Please shorten it to ${max} characters or fewer.`
  return {
    spec: { type: 'text', max, wrong, ...rules },
    blank: '',
    toForm: same,
    parse(typed) {
      const value = typed.trim()
      if (value === '' && required !== undefined) return { fault: required }
      return value.length > max ? { fault: wrong } : { value }
    },
  }
}

export function email(rules: Documentation & { wrong: string }): Field<string, string, 'email'> {
  return {
    spec: { type: 'email', example: 'ada@example.com', ...rules },
    blank: '',
    toForm: same,
    parse: (typed) => (isEmail(typed) ? { value: normalizeEmail(typed) } : { fault: rules.wrong }),
  }
}

/** Distinct terms, by default words as searches compare them; in forms with commas between. */
export function terms(
  range: { least: number; most: number },
  rules: Documentation & { wrong: string; read?: (text: string) => string[] | null },
): Field<string[], string, 'terms'> {
  const { read = searchTerms } = rules
  const distinct = (text: string) => {
    const found = read(text)
    return found && [...new Set(found)]
  }
  return {
    spec: { type: 'terms', ...range, ...rules, read: distinct },
    blank: '',
    toForm: (value) => value.join(', '),
    parse(text) {
      const value = distinct(text)
      const isInRange = value && value.length >= range.least && value.length <= range.most
      return isInRange ? { value } : { fault: rules.wrong }
    },
  }
}

/** One of several options, initially the first. */
export function choice<const Option extends string>(
  options: readonly [Option, ...Option[]],
  notes: Documentation = {},
): Field<Option, Option, 'choice'> {
  return {
    spec: { type: 'choice', options, ...notes },
    blank: options[0],
    toForm: same,
    parse: (value) => ({ value }),
  }
}

/** A moment; forms show it in the shop's time zone. */
export function moment(
  rules: Documentation & { required?: string } = {},
): Field<string, string, 'moment'> {
  return {
    spec: { type: 'moment', ...rules },
    blank: '',
    toForm: momentField,
    parse(text, previous) {
      if (previous !== undefined && text === momentField(previous)) return { value: previous }
      const value = momentTyped(text)
      return value === null ? { fault: rules.required ?? WRONG } : { value }
    },
  }
}

/** @param rules.blank value of a new entry */
export function flag(
  rules: Documentation & { blank?: boolean } = {},
): Field<boolean, boolean, 'flag'> {
  const { blank = false, ...notes } = rules
  return { spec: { type: 'flag', ...notes }, blank, toForm: same, parse: (value) => ({ value }) }
}

/** Any number of options. */
export function choices<const Option extends string>(
  options: readonly Option[],
  notes: Documentation = {},
): Field<Option[], string, 'choices'> {
  return {
    spec: { type: 'choices', options, ...notes },
    blank: '',
    toForm: (value) => value.join(','),
    parse: (text) => ({ value: options.filter((option) => text.split(',').includes(option)) }),
  }
}

/** Ids of other entries; a screen brings its own control to choose them. */
export function ids(most: number, notes: Documentation = {}): Field<number[], string, 'ids'> {
  return {
    spec: { type: 'ids', most, ...notes },
    blank: '',
    toForm: (value) => value.join(','),
    parse: (text) => ({ value: idsOf(text) }),
  }
}

/** Ids and titles of other entries; only for computed members. */
export const titles = (
  about: string,
): Field<{ id: number; title: string }[], string, 'titles'> => ({
  spec: { type: 'titles', about },
  blank: '',
  toForm: (value) => value.map(({ title }) => title).join(', '),
  parse: () => ({ fault: WRONG }),
})

/**
 * An amount: cents in code and in its column (`…_cents`), dollars on the wire and in forms.
 * @param rules.blank amount for which the form is empty
 */
export function money(
  rules: Documentation & { least?: number; blank?: Cents; wrong?: string },
): Field<Cents, string, 'money'> {
  const { least = 0, blank, wrong = WRONG, ...notes } = rules
  return {
    spec: { type: 'money', least, wrong, ...notes },
    blank: '',
    toForm: (value) => (value === blank ? '' : toDollars(value).toFixed(value % 100 === 0 ? 0 : 2)),
    parse(text) {
      const value = text.trim() === '' ? (blank ?? null) : parseDollars(text)
      return value === null || value < least ? { fault: wrong } : { value }
    },
  }
}

/** A whole number. */
export function count(
  range: { least: number; most: number },
  rules: Documentation & { wrong?: string },
): Field<number, string, 'count'> {
  const { wrong = WRONG } = rules
  return {
    spec: { type: 'count', ...range, ...rules, wrong },
    blank: '',
    toForm: String,
    parse(text) {
      const value = /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : NaN
      const isInRange = value >= range.least && value <= range.most
      return isInRange ? { value } : { fault: wrong }
    },
  }
}

/** A field that may be empty; its value is then null. */
export function optional<Value, Text extends string, T extends FieldType>(
  field: Field<Value, Text, T>,
): Field<Value | null, Text | '', T> {
  return {
    spec: Object.assign({}, field.spec, { isOptional: true }),
    blank: '',
    toForm: (value) => (value === null ? '' : field.toForm(value)),
    parse: (text, previous) =>
      text.trim() === '' ? { value: null } : field.parse(text as Text, previous ?? undefined),
  }
}

/** A field that is required if `when` of its resource says so; otherwise its value is null. */
export function conditional<Value, Text extends string, T extends FieldType>(
  field: Field<Value, Text, T>,
): ConditionalField<Field<Value | null, Text | '', T>> {
  const { spec, ...rest } = optional(field)
  return { ...rest, spec: Object.assign({}, spec, { isConditional: true as const }) }
}

/** A field that can't be changed after the entry was added. */
export function fixed<Value, InForm extends FormValue, T extends FieldType>(
  field: Field<Value, InForm, T>,
): FixedField<Field<Value, InForm, T>> {
  return { ...field, spec: Object.assign({}, field.spec, { isFixed: true as const }) }
}
