import { ERROR_SENTENCE, ERROR_STATUS, type ErrorCode } from '@/contract/kit/errors'
import { toSentence } from '@/messages/kit/errors'
import { toasts } from '@/messages/kit/toasts'

it('toasts have the sentences of the specification', () => {
  expect(toasts.cart.added(undefined).text).toBe('The item was added to cart')
  expect(toasts.account.loginExpired().text).toBe('Your login is expired. Try logging in again.')
})

describe('sentences for failures', () => {
  const problem = (code: string, message = '') => ({
    kind: 'problem' as const,
    status: 422,
    code: code as ErrorCode,
    message,
    errors: [],
  })

  it('no answer is told as in spec §8', () => {
    expect(toSentence({ kind: 'unreachable' })).toBe("Can't reach server right now.")
  })

  it('an expired session is told as in spec §8', () => {
    expect(ERROR_SENTENCE.not_signed_in).toBe('Your login is expired. Try logging in again.')
    expect(ERROR_SENTENCE.session_ended).toBe(ERROR_SENTENCE.not_signed_in)
  })

  it('a page shows the sentence that came with the problem, unless it has its own for the code', () => {
    const sold = problem('sold_out', 'The helmet just sold out.')
    const broken = problem('build_invalid', 'This fork doesn’t fit a 20-inch wheel.')
    expect(toSentence(sold)).toBe('The helmet just sold out.')
    expect(toSentence(broken)).toBe('This fork doesn’t fit a 20-inch wheel.')
    expect(toSentence(broken, { build_invalid: 'Change it first.' })).toBe('Change it first.')
    expect(toSentence(sold, { build_invalid: 'Change it first.' })).toBe(
      'The helmet just sold out.',
    )
  })

  it('every code has its own words, none of them technical', () => {
    for (const code of Object.keys(ERROR_STATUS)) {
      const sentence = ERROR_SENTENCE[code as ErrorCode]
      expect(sentence).toMatch(/^[A-Z].*[.!]$/)
      expect(sentence).not.toMatch(/_|JSON|HTTP|null/)
    }
  })

  it('a code of a newer server falls back to its sentence, and to ours when it has none', () => {
    expect(toSentence(problem('toString', 'Out of range.'))).toBe('Out of range.')
    expect(toSentence(problem('tariff_unknown'))).toMatch(/our end/)
    expect(toSentence({ kind: 'contract', detail: 'no data' })).toMatch(/our end/)
  })
})
