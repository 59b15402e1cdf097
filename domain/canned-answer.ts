import { MESSAGE_LIMIT, tagOf, TAGS_LIMIT } from './ticket'

/** What a canned answer may leave open, in double braces: `{{name}}`. */
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

/**
 * A canned answer with what is known filled in; what is not, stays as it is for the agent to see.
 * @example fillAnswer('Hi {{name}}, {{order}} left.', values) // 'Hi Ada, {{order}} left.'
 */
export function fillAnswer(text: string, values: PlaceholderValues): string {
  return text.replace(MARK, (mark, name: string) => {
    const known = PLACEHOLDERS.find((one) => one === name)
    return (known && values[known]) || mark
  })
}

/** The placeholders that are left in a text; an answer with one of them isn't sent. */
export function openPlaceholders(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(MARK), ([, name = '']) => name))]
}

/** Those that no ticket can fill. */
export function unknownPlaceholders(text: string): string[] {
  return openPlaceholders(text).filter((name) => !PLACEHOLDERS.some((one) => one === name))
}

interface CannedFormValues {
  title: string
  body: string
  tags: string
}

/** The tags of a field where commas separate them. */
export const tagsOf = (text: string) => [
  ...new Set(text.split(',').flatMap((one) => tagOf(one) ?? [])),
]

/** What has to be mended before a canned answer is saved, by the name of its sentence. */
export function cannedFaults({ title, body, tags }: CannedFormValues) {
  const { length } = body.trim()
  return {
    ...(title.trim() === '' && { title: 'titleMissing' as const }),
    ...(length === 0 && { body: 'bodyMissing' as const }),
    ...(length > MESSAGE_LIMIT && { body: 'bodyLong' as const }),
    ...(unknownPlaceholders(body).length > 0 && { body: 'bodyUnknown' as const }),
    ...(tagsOf(tags).length > TAGS_LIMIT && { tags: 'tagsMany' as const }),
  }
}
