import { hasSoundIbans } from '@/domain/office/connections/iban'
import { endOf, readKeys, withStoredSecrets } from '@/domain/office/connections/key-fields'
import { KEY_VARIABLES, variablesFrom } from '@/server/office/connections/key-variables'
import { seal, unseal } from '@/server/kernel/ports/seal'

test.each([
  ['Velotal, IBAN GB33 BUKB 2020 1555 5555 55, BIC BUKBGB22', true],
  ['de89370400440532013000 Velotal', true],
  ['IBAN DE89 3704 0044 0532 0130 00 COBADEFF', true],
  ['IBAN DE98 3704 0044 0532 0130 00', false],
  ['Account 12345678, routing number 021000021', true],
])('the IBAN in “%s” is sound: %s', (text, isSound) => {
  expect(hasSoundIbans(text)).toBe(isSound)
})

test.each([
  [{ secret_key: ' sk_live_12345678 ' }, 'live', []],
  [{ secret_key: 'sk_live_12345678' }, 'test', ['secret_key']],
  [{ secret_key: 'rk_test_12345678' }, 'test', []],
  [{ secret_key: 'pk_live_12345678' }, 'live', ['secret_key']],
  [{ secret_key: 'sk_live_12345678', webhook_secrets: 'secret' }, 'live', ['webhook_secrets']],
] as const)('of Stripe’s keys %j in %s mode, %j is wrong', (keys, mode, wrong) => {
  const read = readKeys('stripe', mode, keys)
  expect(Object.keys(read.faults)).toEqual(wrong)
  if (wrong.length === 0) expect(read.keys.secret_key).toBe(keys.secret_key.trim())
})

test('a user needs a password, and replies need a way in', () => {
  const mail = { host: 'smtp.example.com', port: '587', sender: 'shop@example.com' }
  expect(readKeys('mail', 'live', mail).faults).toEqual({})
  expect(readKeys('mail', 'live', { ...mail, user: 'ada' }).faults).toHaveProperty('password')
  const mailbox = 'reply@mail.example.com'
  expect(readKeys('replies', 'live', { mailbox }).faults).toHaveProperty('postmark_password')
})

test('a blank secret keeps the stored one, other blank fields are emptied', () => {
  const stored = { client_id: 'old', client_secret: 'secret', merchant_id: 'SHOP12' }
  const typed = { client_id: 'new', client_secret: ' ', merchant_id: '' }
  expect(withStoredSecrets('paypal', typed, stored)).toEqual({
    ...{ client_id: 'new', client_secret: 'secret', merchant_id: '' },
  })
})

test('a password isn’t kept for another mail server, which would receive it', () => {
  const stored = { host: 'smtp.example.com', user: 'ada', password: 'secret' }
  const same = withStoredSecrets('mail', { ...stored, password: '' }, stored)
  expect(same.password).toBe('secret')
  const moved = { ...stored, host: 'smtp.evil.example', password: '' }
  expect(withStoredSecrets('mail', moved, stored).password).toBe('')
})

test('a short secret shows no characters', () => {
  expect([endOf('fifteen-letters'), endOf('sixteen-letters!')]).toEqual(['', 'ers!'])
})

test('passwords are sent by TLS only, and every connection sets its own variables', () => {
  const mail = { host: 'smtp.example.com', port: '587', user: 'ada@b.example', password: 'p:/w?' }
  const { SMTP_URL } = variablesFrom('mail', 'live', mail)
  expect(SMTP_URL).toBe('smtp://ada%40b.example:p%3A%2Fw%3F@smtp.example.com:587/?requireTLS=true')
  expect(variablesFrom('mail', 'live', { ...mail, port: '465' }).SMTP_URL).toMatch(/^smtps:/)
  expect(Object.keys(variablesFrom('stripe', 'live', {}))).toEqual(KEY_VARIABLES.stripe)
})

test('a sealed text is read by the same secret and for the same purpose only', () => {
  const key = { secret: 'a', purpose: 'stripe' }
  const sealed = seal(key, 'sk_live_1')
  expect(unseal(key, sealed)).toBe('sk_live_1')
  expect(seal(key, 'sk_live_1')).not.toBe(sealed)
  expect(() => unseal({ ...key, purpose: 'paypal' }, sealed)).toThrow()
  expect(() => unseal({ ...key, secret: 'b' }, sealed)).toThrow()
})
