import { isAutomatic, verdictOf } from '@/domain/email-kind'
import { splitReply } from '@/domain/email-reply'
import { bareSubject, plainText, shorten } from '@/domain/email-text'

const OURS = '> We got your message\n>\n> Thanks for writing.'

describe('what somebody wrote is separated from what their program repeats', () => {
  test.each([
    ['Gmail', `On Mon, Nov 23, 2026 at 9:00 AM Nireeka <shop@shop.test> wrote:\n\n${OURS}`],
    [
      'Gmail with a wrapped line',
      `On Mon, Nov 23, 2026 at 9:00 AM Nireeka Support Team <\nreply+t10001-0123456789abcdef@shop.test> wrote:\n\n${OURS}`,
    ],
    [
      'Gmail in German',
      `Am Mo., 23. Nov. 2026 um 09:00 Uhr schrieb Nireeka <s@x.test>:\n\n${OURS}`,
    ],
    [
      'Gmail in German, name first',
      `Nireeka <s@x.test> schrieb am Mo. 23. Nov. 2026 um 09:00:\n${OURS}`,
    ],
    ['Thunderbird in German', `Am 23.11.26 um 09:00 schrieb Nireeka:\n${OURS}`],
    ['French', `Le lun. 23 nov. 2026 à 09:00, Nireeka <s@x.test> a écrit :\n\n${OURS}`],
    ['Spanish', `El lun, 23 nov 2026 a las 9:00, Nireeka (<s@x.test>) escribió:\n\n${OURS}`],
    [
      'Italian',
      `Il giorno lun 23 nov 2026 alle ore 09:00 Nireeka <s@x.test> ha scritto:\n\n${OURS}`,
    ],
    ['Dutch', `Op ma 23 nov 2026 om 09:00 schreef Nireeka <s@x.test>:\n\n${OURS}`],
    ['iOS', '> On Nov 23, 2026, at 9:00 AM, Nireeka <s@x.test> wrote:\n>\n> We got your message'],
    [
      'Yahoo',
      'On Monday, November 23, 2026 at 09:00:00 AM EST, Nireeka <s@x.test> wrote:\n\n We got your message\n\nThanks',
    ],
    [
      'Outlook',
      'From: Nireeka <s@x.test>\nSent: Monday, November 23, 2026 9:00 AM\nTo: Ada <ada@x.test>\nSubject: We got your message\n\nThanks for writing.',
    ],
    [
      'Outlook on a phone',
      '________________________________\nFrom: Nireeka <s@x.test>\nSent: Monday, November 23, 2026 9:00 AM\nTo: Ada <ada@x.test>\nSubject: We got it\n\nThanks',
    ],
    [
      'Outlook in German',
      'Von: Nireeka <s@x.test>\nGesendet: Montag, 23. November 2026 09:00\nAn: Ada <ada@x.test>\nBetreff: Wir haben es\n\nDanke',
    ],
    ['an older Outlook', '-----Original Message-----\nFrom: Nireeka\n\nThanks'],
    ['an older Outlook in German', '-----Ursprüngliche Nachricht-----\nVon: Nireeka\n\nDanke'],
    ['quotes alone', OURS],
  ])('by %s', (_, quote) => {
    const { body, quote: folded } = splitReply(`It still squeaks.\r\n\r\n${quote}\r\n`)
    expect(body).toBe('It still squeaks.')
    expect(folded).toBe(quote)
  })

  test.each([
    ['no quote at all', 'Hello,\n\nit still squeaks.\n\nAda'],
    ['a colon after a verb', 'In 2024 my dealer wrote:\nPlease ask the shop.'],
    ['a word like a header', 'From: the left side it squeaks\nand then it stops.'],
    ['a rule', 'One\n______\nTwo'],
    ['answers between quotes', '> Which bike?\n\nA Prime.\n\n> Which size?\n\nL.'],
  ])('%s stays whole', (_, text) => {
    expect(splitReply(text)).toEqual({ body: text, quote: '' })
  })

  test('an answer below the quote is what was written', () => {
    const quote = `Am 23.11.26 um 09:00 schrieb Nireeka:\n${OURS}`
    expect(splitReply(`${quote}\n\nIt still squeaks.`)).toEqual({
      body: 'It still squeaks.',
      quote,
    })
  })

  test('answers between quotes stay with them, what follows is folded', () => {
    const body = '> Which bike?\n\nA Prime.\n\n> Which size?\n\nL.'
    expect(splitReply(`${body}\n\n${OURS}`)).toEqual({ body, quote: OURS })
  })

  test('an email of quotes alone is shown, not folded away', () => {
    expect(splitReply(OURS)).toEqual({ body: OURS, quote: '' })
  })

  test('a short signature stays, a long one is folded and not lost', () => {
    const short = 'It squeaks.\n\n--\nAda Rider\n+1 555 0100'
    expect(splitReply(short).body).toBe(short)
    const long = ['--', ...Array.from({ length: 9 }, (_, line) => `Line ${line}`)].join('\n')
    expect(splitReply(`It squeaks.\n\n${long}`)).toEqual({ body: 'It squeaks.', quote: long })
  })

  test('one line of half a million characters and half a million lines take no time', () => {
    const began = performance.now()
    for (const text of [
      `On 1 ${'wrote '.repeat(90_000)}:`,
      'On 1 x wrote:\n'.repeat(40_000),
      '>\n'.repeat(250_000),
      '> a\nOn 1 x wrote:\n'.repeat(40_000),
      `${'\n'.repeat(200)}x`.repeat(2_000),
      '\n'.repeat(500_000),
      `From: a\n${'To: b\n'.repeat(80_000)}`,
      '_____\n'.repeat(80_000),
      ' '.repeat(500_000),
    ]) {
      splitReply(text)
    }
    expect(performance.now() - began).toBeLessThan(3_000)
  })
})

test('what no database takes is gone, whole characters stay', () => {
  expect(plainText('a\u0000b\u001b[31m\r\nc\td\ud800e😀')).toBe('ab[31m\nc\td\ufffde😀')
  expect(shorten('abc', 3)).toEqual(['abc', false])
  expect(shorten('ab😀cd', 4)).toEqual(['ab…', true])
})

test('a subject loses the marks of replies', () => {
  expect(bareSubject('Re: AW:  [T-10002] Squeak:\nloud')).toBe('Squeak: loud')
  expect(bareSubject(`${'Re: '.repeat(1_000)}x`)).toBe('')
})

describe('programs are told from people', () => {
  const email = (headers: Record<string, string>, from = 'ada@example.com') =>
    isAutomatic({ header: (name) => headers[name], from })

  test.each([
    [{ 'auto-submitted': 'auto-replied' }],
    [{ 'auto-submitted': 'Auto-Generated; owner-email="x"' }],
    [{ precedence: 'bulk' }],
    [{ precedence: 'auto_reply' }],
    [{ 'x-auto-response-suppress': 'All' }],
    [{ 'x-auto-response-suppress': 'DR, OOF, AutoReply' }],
    [{ 'x-autoreply': 'yes' }],
    [{ 'return-path': '<>' }],
    [{ 'content-type': 'multipart/report; report-type=delivery-status' }],
    [{ 'list-id': '<news.example.com>' }],
  ])('by %o', (headers) => expect(email(headers)).toBe(true))

  test.each(['MAILER-DAEMON@example.com', 'postmaster@x.test', 'no-reply@x.test'])(
    'by the sender %s',
    (from) => expect(email({}, from)).toBe(true),
  )

  test.each([
    [{}],
    [{ 'auto-submitted': 'no' }],
    [{ 'x-auto-response-suppress': 'None' }],
    [{ 'return-path': '<ada@example.com>' }],
    [{ precedence: 'first-class' }],
  ])('and people by %o', (headers) => expect(email(headers)).toBe(false))
})

test('only token and sender together write into a ticket', () => {
  const of = (hasToken: boolean, isCustomer: boolean, isClosed = false) =>
    verdictOf({ kind: 'person', hasToken, isCustomer, isClosed })
  expect([of(true, true), of(true, true, true)]).toEqual(['message', 'message'])
  expect([of(true, false), of(true, false, true)]).toEqual(['note', 'ticket'])
  expect([of(false, true), of(false, false)]).toEqual(['ticket', 'ticket'])
  const other = { isCustomer: true, isClosed: false }
  expect(verdictOf({ kind: 'automatic', hasToken: true, ...other })).toBe('note')
  expect(verdictOf({ kind: 'automatic', hasToken: false, ...other })).toBe('ignored')
  expect(verdictOf({ kind: 'own', hasToken: true, ...other })).toBe('ignored')
})
