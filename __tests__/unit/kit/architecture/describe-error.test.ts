import { DrizzleQueryError } from 'drizzle-orm'

import { describeError, masked } from '@/utils/describe-error'

const texts = (error: unknown) => JSON.stringify(describeError(error))

test('what our own code says is kept, with where it happened', () => {
  const described = describeError(new Error('The session was not written.'))
  expect(described).toMatchObject({ type: 'Error', message: 'The session was not written.' })
  expect(described.frames).toEqual(expect.arrayContaining([expect.stringContaining('.test.ts')]))
})

test('a query is kept with its placeholders, without parameters and without the row of its cause', () => {
  const cause = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    constraint: 'users_email_key_unique',
    detail: 'Key (email_key)=(ada@example.com) already exists.',
    length: 1,
  })
  const error = new DrizzleQueryError('insert into users values ($1)', ['ada@example.com'], cause)
  expect(describeError(error)).toMatchObject({
    query: 'insert into users values ($1)',
    cause: { code: '23505', constraint: 'users_email_key_unique' },
  })
  expect(texts(error)).not.toContain('ada')
  expect(texts(error)).not.toContain('duplicate')
})

test.each([
  ['an answer of a mail server', Object.assign(new Error('550 Ada Rider'), { response: '550' })],
  ['a text that was no JSON', jsonFault('Ada Rider, 12 Main Street')],
  ['an address that was none', urlFault('Ada Rider')],
  ['a cause far down', new Error('x', { cause: new Error('y', { cause: jsonFault('Ada') }) })],
  ['a text', 'Ada Rider'],
  ['an object', { name: 'Ada Rider' }],
  ['a message that looks like a frame', new Error('"Ada"\n    at Ada (Ada.ts:1:1)')],
  ['a code that is a sentence', Object.assign(new Error('x'), { code: 'Ada Rider' })],
  ['a name that is a sentence', Object.assign(new Error('x'), { name: 'Ada Rider' })],
])('%s leaves no word of a person', (_, error) => {
  expect(texts(error).replaceAll(/\([^)]*test\.ts[^)]*\)/g, '')).not.toContain('Ada Rider')
  expect(texts(error)).not.toContain('550 ')
  expect(texts(error)).not.toContain('Main Street')
})

test('an error that causes itself has an end', () => {
  const error = new Error('round')
  error.cause = error
  expect(texts(error)).toContain('round')
})

test.each([
  ['Can’t reach ada@example.com.', 'Can’t reach […]'],
  ['Unexpected "Ada Rider" in “text”', 'Unexpected […] in […]'],
  ['hash $argon2id$v=19$m=19456,t=2 kept', 'hash […],t=2 kept'],
  ['token 0123456789abcdef0123456789abcdef', 'token […]'],
  ['order NK-100001 is open', 'order NK-100001 is open'],
])('%s becomes %s', (text, expected) => {
  expect(masked(text)).toBe(expected)
})

function jsonFault(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    return error
  }
}

function urlFault(text: string): unknown {
  try {
    return new URL(text)
  } catch (error) {
    return error
  }
}
