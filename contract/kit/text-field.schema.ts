import { z } from 'zod'

import {
  mapFields,
  type FieldValues,
  type TextField,
  type TextFields,
  type TextFieldSpec,
} from '@/domain/kit/text-field'

import { filled, line } from './text.schema'

type Schemas<F> = { [N in keyof F]: z.ZodType<FieldValues<F>[N], FieldValues<F>[N]> }
/** A body may leave out an optional field, which keeps its value. */
type Omittable<F> = {
  [N in keyof F]: null extends FieldValues<F>[N] ? z.ZodOptional<Schemas<F>[N]> : Schemas<F>[N]
}

/** Schemas of request members; the fields with all their bounds. */
export const requestsOf = <F extends TextFields>(fields: F): Schemas<F> =>
  mapFields(fields, (field) => described(field, requestOf(field)))

export const omittable = <F extends TextFields>(fields: F): Omittable<F> =>
  mapFields(fields, (field) => {
    const schema = described(field, requestOf(field))
    return field.isOptional ? schema.optional() : schema
  })

/** Schemas of response members, which accept what earlier bounds permitted. */
export const answersOf = <F extends TextFields>(fields: F): Schemas<F> =>
  mapFields(fields, (field) => described(field, ANSWERS[field.spec.kind]))

function described({ isOptional, about, example, spec }: TextField, schema: z.ZodType) {
  const whole = isOptional ? schema.nullable() : schema
  return whole.meta({
    ...(about === undefined ? {} : { description: about }),
    ...('isSound' in spec ? { examples: [example] } : {}),
  })
}

const ANSWERS: Record<TextFieldSpec['kind'], z.ZodType> = {
  line: z.string(),
  count: z.int(),
  lines: z.array(z.string()),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
}

function requestOf({ spec, wrong }: TextField): z.ZodType {
  switch (spec.kind) {
    case 'line':
      // The length has a message of its own.
      return line(spec.max)
        .min(1)
        .refine((text) => text === '' || text.length > spec.max || spec.isSound(text), wrong)
    case 'count':
      return z.int().min(spec.least).max(spec.most)
    case 'lines':
      return z
        .array(filled(spec.length, 'Enter a line.'))
        .max(spec.most)
        .refine((lines) => spec.isSound?.(lines) ?? true, wrong)
    case 'facts':
      return z
        .array(
          z.object({
            label: filled(spec.label, 'Enter a name.'),
            value: filled(spec.value, 'Enter a value.'),
          }),
        )
        .max(spec.most)
  }
}
