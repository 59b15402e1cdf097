export interface ErrorDescription {
  type: string
  message?: string
  [fact: string]: unknown
}

/** Error fields that describe a failure without user data. */
const FACTS = [
  'code',
  'errno',
  'syscall',
  'responseCode',
  'statusCode',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
] as const
/** Fields that plain errors may have, too, so they don't indicate a library's report on its input. */
const PLAIN = new Set([
  'stack',
  'message',
  'cause',
  'name',
  'address',
  'port',
  'hostname',
  ...FACTS,
])
const NAME = /^[\w.-]{1,80}$/
/** Maximum message length; longer messages take too long to mask. */
const LONGEST_MESSAGE = 3_000
const FRAME = /^\s+at .*(:\d+:\d+\)?|\(native\)|<anonymous>\)?)$/
const MOST_FRAMES = 12
const MOST_CAUSES = 5
const LONGEST_QUERY = 500

/**
 * Describes an error without its data: no query parameters, constraint rows, provider responses or email addresses.
 * Keeps messages of the shop's own code or the language, with quotes, addresses and long words masked; reduces a
 * library's error (with additional fields) to its codes.
 * @example describeError(error) // { type: 'DatabaseError', code: '23505', constraint: 'users_email_key_unique' }
 */
export function describeError(thrown: unknown, depth = 0): ErrorDescription {
  if (!(thrown instanceof Error)) return { type: typeof thrown, ...factsOf(thrown) }
  const error = thrown as Error & Record<string, unknown>
  const message = messageOf(error)
  return {
    type: typeOf(error),
    ...(message === null ? {} : { message }),
    ...factsOf(error),
    frames: framesOf(error),
    ...(error.cause === undefined || depth >= MOST_CAUSES
      ? {}
      : { cause: describeError(error.cause, depth + 1) }),
  }
}

function typeOf({ name, constructor }: Error): string {
  const word = name === 'Error' || name === 'error' ? constructor.name : name
  return NAME.test(word) ? word : 'Error'
}

function messageOf(error: Error): string | null {
  // Drop the message: JSON.parse and HTML renderers quote their input.
  if (error instanceof SyntaxError || error.message.length > LONGEST_MESSAGE) return null
  if (Object.getOwnPropertyNames(error).some((member) => !PLAIN.has(member))) return null
  return masked(error.message).slice(0, 300)
}

/** Also accepts other values, because some libraries throw plain objects. */
function factsOf(thrown: unknown): Record<string, unknown> {
  const error = (typeof thrown === 'object' && thrown !== null ? thrown : {}) as Record<
    string,
    unknown
  >
  const known = FACTS.flatMap((fact) => {
    const value = error[fact]
    const isFact = typeof value === 'number' || (typeof value === 'string' && NAME.test(value))
    return isFact ? [[fact, value] as const] : []
  })
  // Queries contain $1, $2 … instead of values.
  const isQuery = typeof error.query === 'string' && 'params' in error
  const query = isQuery ? [['query', String(error.query).slice(0, LONGEST_QUERY)] as const] : []
  return Object.fromEntries([...known, ...query])
}

/** Returns the stack frames. Skips the message before them, whose lines may look like frames. */
function framesOf({ stack = '', message }: Error): string[] {
  const start = message === '' ? 0 : Math.max(0, stack.indexOf(message))
  return stack
    .slice(start + message.length)
    .split('\n')
    .filter((line) => FRAME.test(line))
    .slice(0, MOST_FRAMES)
    .map((line) => line.trim())
}

/** Masks email addresses, quoted text, and words of 20 or more characters, such as hashes and keys. */
export function masked(text: string): string {
  /* eslint-disable regexp/no-super-linear-move -- the length of a message is limited */
  return text
    .replaceAll(/"[^"]*"|'[^']*'|“[^”]*”|‘[^’]*’|`[^`]*`/g, '[…]')
    .replaceAll(/[^\s<>(),;]+@[^\s<>(),;]+/g, '[…]')
    .replaceAll(/[\w+/=$.-]{20,}/g, '[…]')
  /* eslint-enable regexp/no-super-linear-move */
}
