import { tagOf } from '@/domain/community/support/ticket'

/** Placeholders of a canned answer, in double braces: `{{name}}`. */
export const PLACEHOLDERS = [
  'name',
  'ticket',
  'order',
  'delivery',
  'bike',
  'agent',
  'shop',
] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]
export type PlaceholderValues = Record<Placeholder, string | null>

const MARK = /\{\{\s*([\w-]+)\s*\}\}/g

/** @example fillAnswer('Hi {{name}}, {{order}} left.', values) // 'Hi Ada, {{order}} left.' */
export function fillAnswer(text: string, values: PlaceholderValues): string {
  return text.replace(MARK, (mark, name: string) => {
    const known = PLACEHOLDERS.find((one) => one === name)
    return (known && values[known]) || mark
  })
}

/** Returns the unfilled placeholders of a text; an answer that has any can't be sent. */
export function openPlaceholders(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(MARK), ([, name = '']) => name))]
}

export function unknownPlaceholders(text: string): string[] {
  return openPlaceholders(text).filter((name) => !PLACEHOLDERS.some((one) => one === name))
}

/** Parses comma-separated tags. */
export const tagsOf = (text: string) => [
  ...new Set(text.split(',').flatMap((one) => tagOf(one) ?? [])),
]
