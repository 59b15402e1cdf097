import { readFields, type FieldTexts, type TextFields } from '@/domain/kit/text-field'

/** Returns the messages for wrong texts of declared fields. */
export const validateFields = <F extends TextFields>(fields: F, typed: FieldTexts<F>) =>
  Object.fromEntries(
    readFields(fields, typed).faults.map((name) => [name, fields[name]?.field.wrong]),
  ) as { [N in keyof F]?: string }
