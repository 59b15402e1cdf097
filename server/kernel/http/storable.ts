import { DomainError } from '../errors/domain-error'

/** NUL, which PostgreSQL can't store in text, and lone surrogates, which it can't store in JSON. */
const UNSTORABLE = /\0|\p{Surrogate}/u
const SENTENCE = 'This contains a character that can’t be saved. Please remove it.'

interface RequestParts {
  params: unknown
  query: unknown
  body: unknown
}

/**
 * Rejects strings, including field names, that the database can't store, before any schema parses them. Headers need
 * no check: HTTP allows no NUL, and their characters are complete.
 * @throws DomainError invalid_input for the first such field
 */
export function requireStorable(sent: RequestParts): void {
  const field =
    unstorableIn(sent.params, '') ?? unstorableIn(sent.query, '') ?? unstorableIn(sent.body, '')
  if (field === null) return
  throw new DomainError('invalid_input', `${field}: a NUL or half a character.`, {
    errors: [{ field, message: SENTENCE }],
  })
}

/** Returns the path of the first such string, or null. The body's depth is already limited. */
function unstorableIn(value: unknown, path: string): string | null {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? path.slice(0, 200) : null
  if (typeof value !== 'object' || value === null) return null
  for (const [name, inner] of Object.entries(value)) {
    const at = path === '' ? name : `${path}.${name}`
    if (UNSTORABLE.test(name)) return (path === '' ? 'body' : path).slice(0, 200)
    const found = unstorableIn(inner, at)
    if (found !== null) return found
  }
  return null
}
