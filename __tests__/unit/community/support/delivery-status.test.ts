import { bounceAddress, readBounceAddress } from '@/domain/community/support/bounce-address'
import { failureIn } from '@/domain/community/support/delivery-status'
import { MAILBOX_LIMIT, readReplyAddress } from '@/domain/community/support/reply-address'
import { cpuMs } from '@/__tests__/support/cpu-time'

const isAda = (address: string) => address.toLowerCase() === 'ada+bike@example.com'
const failure = (...lines: string[]) => failureIn(lines.join('\r\n'), isAda)

const SERVER = [
  'Reporting-MTA: dns; mx.example.net',
  'Arrival-Date: Thu, 26 Nov 2026 12:00:00 +0000',
  '',
]
const ADA = 'Final-Recipient: rfc822; ada+bike@example.com'

describe('a report of delivery', () => {
  test.each([
    [
      'as Postfix writes it',
      [
        'Original-Recipient: rfc822;ada+bike@example.com',
        ADA,
        'Action: failed',
        'Status: 5.1.1',
        'Remote-MTA: dns; mx.example.com',
        'Diagnostic-Code: smtp; 550 5.1.1 <ada+bike@example.com>: Recipient',
        '    address rejected',
      ],
      '5.1.1',
    ],
    [
      'with the exact code in the words of the server before',
      [
        ADA,
        'Action: failed',
        'Status: 5.0.0',
        'Diagnostic-Code: smtp; 550-5.1.1 The email account',
        ' does not exist',
      ],
      '5.1.1',
    ],
    [
      'with a folded field and other cases',
      [
        'FINAL-RECIPIENT: RFC822;',
        ' ADA+bike@Example.com',
        'action: Failed (no such user)',
        'STATUS: 5.2.1 (disabled)',
      ],
      '5.2.1',
    ],
    [
      'with an encoded recipient',
      [
        'Original-Recipient: rfc822;ada+2Bbike@example.com',
        'Final-Recipient: X-local; ada',
        'Action: failed',
        'Status: 5.2.2',
      ],
      '5.2.2',
    ],
    ['that gave up after days', [ADA, 'Action: failed', 'Status: 4.4.7'], '4.4.7'],
  ])('%s is a failure', (_, lines, status) => {
    expect(failure(...SERVER, ...lines)).toBe(status)
  })

  test.each([
    ['a delay', [ADA, 'Action: delayed', 'Status: 4.4.1']],
    ['a delivery', [ADA, 'Action: delivered', 'Status: 2.1.5']],
    [
      'where the mailbox forwards to',
      ['Final-Recipient: rfc822; other@example.org', 'Action: failed', 'Status: 5.1.1'],
    ],
    ['no status', [ADA, 'Action: failed']],
    ['nonsense', ['Action', ': failed', '5.1.1']],
  ])('%s is none', (_, lines) => {
    expect(failure(...SERVER, ...lines)).toBeNull()
  })

  test('of many recipients the shop’s counts, and no length makes it slow', () => {
    const other = ['Final-Recipient: rfc822; x@example.org', 'Action: failed', 'Status: 5.1.1', '']
    expect(failure(...SERVER, ...other, ADA, 'Action: failed', 'Status: 5.1.10')).toBe('5.1.10')
    const endless = [`Status: ${' '.repeat(2_000_000)}`, ...Array<string>(100_000).fill(' \n')]
    expect(cpuMs(() => expect(failure(...endless)).toBeNull())).toBeLessThan(500)
  })
})

describe('the address of a bounce', () => {
  const MAILBOX = 'reply@mail.example.com'
  const TOKEN = '0123456789abcdef'

  test('says which email it is, whatever a mail server does to its case', () => {
    for (const kind of ['mail', 'issue'] as const) {
      const target = { kind, id: 123_456, token: TOKEN }
      const address = bounceAddress(MAILBOX, target)
      expect(readBounceAddress(MAILBOX, ` ${address.toUpperCase()}`)).toEqual(target)
      expect(readReplyAddress(MAILBOX, address)).toBeNull()
    }
  })

  test.each([
    '',
    MAILBOX,
    `reply+bx1-${TOKEN}@mail.example.com`,
    `reply+bm-${TOKEN}@mail.example.com`,
    `reply+bm123456789-${TOKEN}@mail.example.com`,
    `reply+bm1-${TOKEN}0@mail.example.com`,
    `reply+t10002-${TOKEN}@mail.example.com`,
    `reply+bm1-${TOKEN}@mail.example.org`,
  ])('is not "%s"', (address) => {
    expect(readBounceAddress(MAILBOX, address)).toBeNull()
  })

  test('fits into an email address with the longest mailbox', () => {
    const mailbox = `${'m'.repeat(MAILBOX_LIMIT)}@example.com`
    const id = Number.parseInt('zzzzzzzz', 36)
    expect(
      bounceAddress(mailbox, { kind: 'mail', id, token: TOKEN }).indexOf('@'),
    ).toBeLessThanOrEqual(64)
  })
})
