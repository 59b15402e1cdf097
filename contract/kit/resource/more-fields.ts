import { percentOf } from '@/domain/kit/percent'

import {
  flag,
  type Documentation,
  type Field,
  type Fields,
  type FieldType,
  type FormValue,
  type ValueOf,
} from './field'

/** The id of another entry; a screen brings its own control to choose it. */
export function id(rules: Documentation & { required: string }): Field<number, string, 'id'> {
  return {
    spec: { type: 'id', ...rules },
    blank: '',
    toForm: String,
    parse: (text) => (/^\d{1,9}$/.test(text) ? { value: Number(text) } : { fault: rules.required }),
  }
}

/** A flag that a request may omit: a new entry doesn't have it then. */
export const optionalFlag = (notes: Documentation = {}): Field<boolean, boolean, 'flag'> => ({
  ...flag(),
  spec: { type: 'flag', isOptional: true, example: false, ...notes },
})

/** A number with decimals, such as degrees. */
export function decimal(
  range: { least: number; most: number },
  rules: Documentation & { wrong: string },
): Field<number, string, 'decimal'> {
  return {
    spec: { type: 'decimal', ...range, ...rules },
    blank: '',
    toForm: String,
    parse(text) {
      const clean = text.trim().replace(',', '.')
      const value = /^-?\d{1,9}(\.\d{1,12})?$/.test(clean) ? Number(clean) : NaN
      return value >= range.least && value <= range.most ? { value } : { fault: rules.wrong }
    },
  }
}

/** A calendar day. */
export const date = (rules: Documentation & { wrong: string }): Field<string, string, 'date'> => ({
  spec: { type: 'date', ...rules },
  blank: '',
  toForm: (value) => value,
  parse: (text) => (/^\d{4}-\d\d-\d\d$/.test(text) ? { value: text } : { fault: rules.wrong }),
})

/** Yes, no, or null if it doesn't matter. */
export function either(
  notes: Documentation = {},
): Field<boolean | null, '' | 'yes' | 'no', 'either'> {
  return {
    spec: { type: 'either', options: ['yes', 'no'], isOptional: true, ...notes },
    blank: '',
    toForm: (value) => (value === null ? '' : value ? 'yes' : 'no'),
    parse: (text) => ({ value: text === '' ? null : text === 'yes' }),
  }
}

/** Up to 100 percent, by default more than 0: basis points in code and on the wire, percent in forms. */
export function percent(
  rules: Documentation & { wrong: string; least?: number },
): Field<number, string, 'percent'> {
  const { least = 1 } = rules
  return {
    spec: { type: 'percent', ...rules, least },
    blank: '',
    toForm: (value) => String(value / 100),
    parse(text) {
      const value = percentOf(text)
      return value === null || value < least ? { fault: rules.wrong } : { value }
    },
  }
}

type RecordOf<Members extends Fields> = { [K in keyof Members]: ValueOf<Members[K]> }

/** A list of records, such as opening hours; forms have it as text that a control of the screen edits. */
export function records<Members extends Fields>(
  members: Members,
  rules: Documentation & {
    most: number
    wrong: string
    toForm: (value: RecordOf<Members>[]) => string
    /** Null if the text is invalid. */
    read: (text: string) => RecordOf<Members>[] | null
    isValid?: (value: RecordOf<Members>[]) => boolean
  },
): Field<RecordOf<Members>[], string, 'records'> {
  const { toForm, read, ...notes } = rules
  const { isValid = () => true, wrong } = rules
  return {
    spec: { type: 'records', members, ...notes },
    blank: toForm([]),
    toForm,
    parse(text) {
      const value = read(text)
      return value !== null && isValid(value) ? { value } : { fault: wrong }
    },
  }
}

/** A field with a value in the form of a new entry. */
export const prefilled = <Value, InForm extends FormValue, T extends FieldType>(
  field: Field<Value, InForm, T>,
  blank: InForm,
): Field<Value, InForm, T> => ({ ...field, blank })
