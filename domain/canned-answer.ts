/** What a canned answer may leave open, in double braces: `{{name}}`. */
const PLACEHOLDERS = ['name', 'ticket', 'order', 'delivery', 'bike', 'agent', 'shop'] as const
type Placeholder = (typeof PLACEHOLDERS)[number]
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
