import { DomainError } from '../errors/domain-error'

/** A NUL byte, which PostgreSQL keeps in no text, or half of a character, which it keeps in no JSON. */
const UNSTORABLE = /\0|\p{Surrogate}/u
const SENTENCE = 'This contains a character that can’t be saved. Please remove it.'

interface RequestParts {
  params: unknown
  query: unknown
  body: unknown
}

/**
 * Refuses texts that no database keeps, names of members included, before any schema sees them. Headers need no look:
 * HTTP itself has no NUL in them, and every other sign of theirs is a whole character.
 * @throws DomainError invalid_input with the first field
 */
export function requireStorable(sent: RequestParts): void {
  const field =
    unstorableIn(sent.params, '') ?? unstorableIn(sent.query, '') ?? unstorableIn(sent.body, '')
  if (field === null) return
  throw new DomainError('invalid_input', `${field}: a NUL or half a character.`, {
    errors: [{ field, message: SENTENCE }],
  })
}

/** Path of the first such text inside a value; null without one. A body's depth is limited before. */
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
