import {
  emailKindOf,
  isBulk,
  verdictOf,
  type EmailKind,
} from '@/domain/community/support/email-kind'

const email = (headers: Record<string, string>, from = 'ada@example.com', subject = 'Squeak') => ({
  header: (name: string) => headers[name] ?? '',
  from,
  subject,
})

describe('programs are told from people', () => {
  test.each([
    [{ 'auto-submitted': 'auto-replied' }],
    [{ precedence: 'auto_reply' }],
    [{ 'x-autoreply': 'yes' }],
    [{ 'return-path': '<>' }],
    [{ 'x-failed-recipients': 'eve@example.com' }],
    [{ 'content-type': 'multipart/report; report-type=delivery-status' }],
  ])('by %o', (headers) => expect(emailKindOf(email(headers))).toBe('automatic'))

  test('by the sender MAILER-DAEMON', () =>
    expect(emailKindOf(email({}, 'MAILER-DAEMON@example.com'))).toBe('automatic'))

  test.each([
    [{}],
    [{ 'auto-submitted': 'no' }],
    [{ 'x-auto-response-suppress': 'All' }],
    [{ 'x-auto-response-suppress': 'DR, OOF, AutoReply' }],
    [{ 'feedback-id': '1.eu-west-1.abc=:AmazonSES' }],
    [{ 'list-id': '<office.firm.example>' }],
    [{ 'list-post': '<mailto:office@firm.example>' }],
    [{ 'x-loop': 'office@firm.example' }],
    [{ precedence: 'bulk' }],
    [{ precedence: 'list' }],
    [{ 'x-autoreply': 'no' }],
    [{ 'return-path': '<ada@example.com>' }],
    [{ precedence: 'first-class' }],
    [{ 'x-mailer': 'PHPMailer', 'x-priority': '1', 'x-mailgun-sid': 'a' }],
  ])('and people by %o', (headers) => expect(emailKindOf(email(headers))).toBe('person'))

  test.each([
    [{ 'auto-submitted': 'auto-generated; owner-email="x"' }, 'Squeak'],
    [{ 'auto-submitted': 'auto-notified' }, 'Squeak'],
    [{}, 'Automatic reply: Your ticket'],
  ])(
    '%o with the subject “%s” may be both: help desks set it for their people',
    (headers, subject) =>
      expect(emailKindOf(email(headers, 'ada@example.com', subject))).toBe('likely_automatic'),
  )

  test.each([
    [{ 'list-id': '<office.firm.example>' }, 'ada@example.com'],
    [{ 'list-unsubscribe': '<mailto:off@example.com>' }, 'ada@example.com'],
    [{ precedence: 'junk' }, 'ada@example.com'],
    [{}, 'no-reply@example.com'],
    [{}, 'postmaster@small.example'],
  ])('%o from %s is doubted', (headers, from) => expect(isBulk(email(headers, from))).toBe(true))

  test('Feedback-ID and X-Auto-Response-Suppress raise no doubt', () => {
    const headers = { 'feedback-id': 'a', 'x-auto-response-suppress': 'All' }
    expect(isBulk(email(headers))).toBe(false)
  })
})

test('only token and sender together write into a ticket, and no email of a person is dropped', () => {
  const of = (kind: EmailKind, hasToken: boolean, isCustomer: boolean, isClosed = false) =>
    verdictOf({ kind, hasToken, isCustomer, isClosed })
  expect([of('person', true, true), of('person', true, true, true)]).toEqual(['message', 'message'])
  expect([of('person', true, false), of('person', true, false, true)]).toEqual(['note', 'ticket'])
  expect([of('person', false, true), of('person', false, false)]).toEqual(['ticket', 'ticket'])
  expect(of('automatic', true, true)).toBe('note')
  expect(of('automatic', false, true)).toBe('ignored')
  expect(of('likely_automatic', true, true)).toBe('note')
  expect(of('likely_automatic', false, true)).toBe('ticket')
  expect(of('own', true, true)).toBe('ignored')
})
