import { ERROR_SENTENCE, ERROR_STATUS, type ErrorCode } from '@/contract/kit/errors'
import { SUPPORT_HOURS } from '@/messages/kit/chrome'
import { toSentence } from '@/messages/kit/errors'
import { toasts } from '@/messages/kit/toasts'

describe('toasts', () => {
  it.each([
    [toasts.cart.added('Nyx'), 'Nyx was added to cart'],
    [toasts.cart.added(undefined), 'The item was added to cart'],
    [toasts.cart.added(''), 'The item was added to cart'],
    [toasts.cart.addedAgain('Nyx'), 'An additional Nyx has been added to the cart'],
    [toasts.cart.decreased('Nyx'), 'Decrease Nyx cart quantity'],
    [toasts.cart.removed('Nyx'), 'Nyx was removed from the cart'],
    [
      toasts.cart.migrationCorrupted(),
      "Couldn't save your cart on server. Data is probably corrupted.",
    ],
    [toasts.cart.bikeNotSaved(), "Couldn't save your configured bike on server."],
    [toasts.account.signedOut(), 'Signed out successfully!'],
    [toasts.account.loginExpired(), 'Your login is expired. Try logging in again.'],
    [toasts.newsletter.taken(), 'The email has already been taken.'],
    [toasts.newsletter.subscribed('Thank you.'), 'Thank you.'],
    [toasts.newsletter.failed(), "Sorry, we couldn't check. Try again later."],
    [
      toasts.promo.copied(),
      'the promo code was successfully copied to the clipboard, You can apply the promo code at the checkout page.',
    ],
    [toasts.comparison.removed(), 'Bike was removed successfully.'],
    [toasts.comparison.notInitialized(), "Couldn't initialize comparison database."],
    [
      toasts.comparison.notSupported(),
      'IndexedDB is not supported by your browser. Therefore, Comparison feature is not available.',
    ],
    [toasts.comparison.notAvailable(), 'IndexedDB is not available.'],
  ])('%j is the sentence of the specification', (toast, sentence) => {
    expect(toast.text).toBe(sentence)
  })

  it('a second one of the same item is told as info (spec §4 Guest cart)', () => {
    expect(toasts.cart.addedAgain('Nyx').kind).toBe('info')
  })
})

describe('support hours', () => {
  it('are those of the specification', () => {
    expect(SUPPORT_HOURS.map(({ days, time }) => `${days} ${time}`)).toEqual([
      'Monday to Friday 9 A.M to 5 P.M EST',
      'Saturday 9 A.M to 1 P.M EST',
    ])
  })
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
