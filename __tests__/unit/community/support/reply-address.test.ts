import {
  MAILBOX_LIMIT,
  readReplyAddress,
  replyAddress,
} from '@/domain/community/support/reply-address'
import { inboundMailFromEnvironment } from '@/server/kernel/ports/inbound-mail'

const MAILBOX = 'reply@mail.example.com'
const TARGET = { number: 'T-10002', token: '0123456789abcdef' }

describe('the address of a reply', () => {
  test('says ticket and token, whatever a mail server does to its case', () => {
    const address = replyAddress(MAILBOX, TARGET)
    expect(address).toBe('reply+t10002-0123456789abcdef@mail.example.com')
    expect(readReplyAddress(MAILBOX, ` ${address.toUpperCase()}`)).toEqual(TARGET)
  })

  test.each([
    '',
    MAILBOX,
    'reply+@mail.example.com',
    'reply+t10002@mail.example.com',
    'reply+t10002-0123456789abcde@mail.example.com',
    'reply+t10002-0123456789abcdef0@mail.example.com',
    'reply+t10002-0123456789abcdeg@mail.example.com',
    'reply+t10002-0123456789abcdef@mail.example.org',
    'other+t10002-0123456789abcdef@mail.example.com',
    'reply+t-0123456789abcdef@mail.example.com',
    `reply+t${'1'.repeat(16)}-0123456789abcdef@mail.example.com`,
  ])('is not "%s"', (address) => {
    expect(readReplyAddress(MAILBOX, address)).toBeNull()
  })

  test('fits into an email address with the longest mailbox and number', () => {
    const mailbox = `${'m'.repeat(MAILBOX_LIMIT)}@example.com`
    const address = replyAddress(mailbox, { ...TARGET, number: 'T-999999999' })
    expect(address.indexOf('@')).toBe(64)
    // Inbound address of Postmark.
    expect('451d9b70cf9364d23ff6f9d51d870251569e'.length).toBeLessThanOrEqual(MAILBOX_LIMIT)
  })
})

describe('the settings', () => {
  const auth = 'postmark:a-long-enough-password'
  const secret = 's'.repeat(32)

  test('are off by default, and each way in works alone', () => {
    expect(inboundMailFromEnvironment({})).toBeNull()
    expect(
      inboundMailFromEnvironment({ REPLY_MAILBOX: MAILBOX, POSTMARK_INBOUND_AUTH: auth }),
    ).toEqual({
      mailbox: MAILBOX,
      postmark: auth,
      mimeSecrets: [],
      takesBounces: false,
      authservIds: [],
    })
    const two = `${secret},${secret}2`
    expect(
      inboundMailFromEnvironment({ REPLY_MAILBOX: MAILBOX, MIME_INBOUND_SECRETS: two }),
    ).toEqual({
      mailbox: MAILBOX,
      postmark: null,
      mimeSecrets: [secret, `${secret}2`],
      takesBounces: false,
      authservIds: [],
    })
  })

  test('name the servers whose results of DMARC count', () => {
    const of = (INBOUND_AUTHSERV_IDS: string) =>
      inboundMailFromEnvironment({
        REPLY_MAILBOX: MAILBOX,
        POSTMARK_INBOUND_AUTH: auth,
        INBOUND_AUTHSERV_IDS,
      })
    expect(of(' MX.Shop.example, mx2.shop.example ,')?.authservIds).toEqual([
      'mx.shop.example',
      'mx2.shop.example',
    ])
    expect(() => of('mx.shop.example; dmarc=pass')).toThrow(/INBOUND_AUTHSERV_IDS/)
  })

  test.each([
    ['no mailbox', { POSTMARK_INBOUND_AUTH: auth }, /^REPLY_MAILBOX is not set/],
    [
      'bounces without a way in',
      { REPLY_MAILBOX: MAILBOX, POSTMARK_INBOUND_AUTH: auth, BOUNCE_ADDRESSES: 'on' },
      /^BOUNCE_ADDRESSES needs MIME/,
    ],
    ['no way in', { REPLY_MAILBOX: MAILBOX }, /needs POSTMARK_INBOUND_AUTH or MIME/],
    ['a name', { REPLY_MAILBOX: `Us <${MAILBOX}>`, POSTMARK_INBOUND_AUTH: auth }, /bare address/],
    ['a plus', { REPLY_MAILBOX: 'a+b@example.com', POSTMARK_INBOUND_AUTH: auth }, /bare address/],
    [
      'a long mailbox',
      { REPLY_MAILBOX: `${'m'.repeat(37)}@example.com`, POSTMARK_INBOUND_AUTH: auth },
      /up to 36 characters/,
    ],
    [
      'no user',
      { REPLY_MAILBOX: MAILBOX, POSTMARK_INBOUND_AUTH: 'planted-password' },
      /must be user:password/,
    ],
    [
      'a short password',
      { REPLY_MAILBOX: MAILBOX, POSTMARK_INBOUND_AUTH: 'postmark:planted' },
      /16 characters or more/,
    ],
    [
      'a short secret',
      { REPLY_MAILBOX: MAILBOX, MIME_INBOUND_SECRETS: `${secret},planted` },
      /32 characters or more/,
    ],
  ])('%s ends the start in one sentence without the secret', (_, env, sentence) => {
    expect(() => inboundMailFromEnvironment(env)).toThrow(sentence)
    expect(() => inboundMailFromEnvironment(env)).not.toThrow(/planted/)
  })
})
