import {
  ISSUE_STATES,
  issueActions,
  issueFaults,
  issueFigures,
} from '@/domain/office/newsletter/issue'
import { smtpCodes, smtpVerdict } from '@/domain/kit/smtp-verdict'
import { suppressionCause } from '@/domain/kit/suppression'
import { renderMail } from '@/server/kernel/mail/render'
import { issueMessageIdOf, isOwnMessageId } from '@/server/kernel/mail/message-ids'
import { contentPictureMarkdown } from '@/domain/shop/content/content-pictures'
import { issueLetter } from '@/server/office/newsletter/issue-letter'

const TYPED = { subject: 'Spring', preheader: '', source: 'Come.', segment: '' }

test('an issue needs a subject and a text', () => {
  expect(issueFaults(TYPED)).toEqual({})
  expect(issueFaults({ ...TYPED, subject: ' ', source: '\n' })).toEqual({
    subject: 'subjectFault',
    source: 'sourceFault',
  })
})

test('each state offers what can be done in it', () => {
  const offered = Object.fromEntries(ISSUE_STATES.map((state) => [state, issueActions(state)]))
  expect(offered).toEqual({
    draft: [],
    planned: ['unplan'],
    sending: ['pause', 'cancel'],
    paused: ['resume', 'cancel'],
    sent: [],
    canceled: [],
  })
})

test('figures add up to the recipients', () => {
  const { recipients, ...rest } = issueFigures({ sent: 5, failed: 1, trying: 2, waiting: 3 })
  expect(rest).toEqual({ sent: 5, failed: 1, unclear: 0, skipped: 0, left: 5 })
  expect(recipients).toBe(11)
})

const answer = (response: string, command: string) => ({
  ...{ response, command, responseCode: Number(response.slice(0, 3)) },
})

test.each([
  ['dead', answer('550 5.1.1 <ada@example.com> unknown', 'RCPT TO')],
  ['dead', answer('550 No such user', 'RCPT TO')],
  ['dead', answer('553 5.1.3 Bad address', 'RCPT TO')],
  ['refused', answer('550 5.7.1 Your network is blocked', 'RCPT TO')],
  ['refused', answer('552 5.2.2 Mailbox full', 'RCPT TO')],
  ['refused', answer('550 5.1.1 Only here', 'DATA')],
  ['later', answer('450 4.2.0 Greylisted', 'RCPT TO')],
  ['later', answer('452 4.3.1 Try later', 'DATA')],
  ['offline', answer('535 5.7.8 Wrong password', 'AUTH PLAIN')],
  ['offline', answer('550 5.1.1 Not this sender', 'MAIL FROM')],
  ['offline', { syscall: 'connect', code: 'ESOCKET', command: 'CONN' }],
  ['offline', { code: 'EDNS' }],
  ['offline', { code: 'ETIMEDOUT', message: 'Connection timeout', command: 'CONN' }],
  ['unclear', { code: 'ETIMEDOUT', message: 'Timeout', command: 'CONN' }],
  ['unclear', { code: 'ECONNECTION', message: 'Connection closed unexpectedly', command: 'CONN' }],
  ['unclear', answer('421 Closing', 'CONN')],
  ['unclear', null],
])('what a mail server says is %s', (verdict, thrown) => {
  expect(smtpVerdict(thrown)).toBe(verdict)
})

test('of an answer only the codes are kept', () => {
  expect(smtpCodes(answer('550 5.1.1 <ada@example.com> unknown', 'RCPT TO'))).toBe('550 5.1.1')
  expect(smtpCodes(new Error('ada@example.com'))).toBe('')
})

test('only a dead address and a complaint end sending', () => {
  const kinds = ['HardBounce', 'BadEmailAddress', 'SpamComplaint', 'SoftBounce', 'constructor']
  expect(kinds.map(suppressionCause)).toEqual(['bounce', 'bounce', 'complaint', null, null])
})

test('an issue that comes back is known as the shop’s own', () => {
  const id = issueMessageIdOf('https://shop.test', 3, 17)
  expect([id, isOwnMessageId('https://shop.test', id)]).toEqual(['<issue-3-17@shop.test>', true])
})

describe('the letter', () => {
  const source = [
    '## Colors & <b>more</b>',
    'Come and [see](/configurator) **it**, <script>alert(1)</script>',
    '1. one\n2. two\n   - deep',
    '> said',
    '[bad](javascript:alert)',
    '![dot](https://evil.test/dot.gif)',
  ].join('\n\n')
  const { html, text } = renderMail(
    issueLetter(
      { subject: 'Spring', preheader: 'Three new colors', source },
      { shopUrl: 'https://shop.test', unsubscribe: 'https://shop.test/end' },
    ),
  )

  test('says the same in HTML and in plain text', () => {
    for (const word of ['Spring', 'Come and', 'one', 'deep', 'said', 'https://shop.test/end']) {
      expect(html).toContain(word)
      expect(text).toContain(word)
    }
    expect(text).toContain('see (https://shop.test/configurator) it')
    expect(text).toContain('1. one\n2. two\n- deep')
    expect(text).toContain('> said')
    expect(html).toContain('Three new colors')
  })

  test('has pictures of the shop as wide as it is, and their words in plain text', () => {
    const picture = contentPictureMarkdown(
      { id: 'mJ2v0Qk3Zr8wN5yTb7LxAg', width: 2000, height: 1500 },
      'A green "tire"',
    )
    const words = { subject: 'Spring', preheader: '', source: `Look:\n\n${picture}` }
    const mail = renderMail(issueLetter(words, { shopUrl: 'https://shop.test', unsubscribe: null }))
    expect(mail.html).toContain(
      'src="https://shop.test/api/content-pictures/mJ2v0Qk3Zr8wN5yTb7LxAg/2000x1500"',
    )
    expect(mail.html).toMatch(/<img[^>]* alt="A green &quot;tire&quot;" width="512" height="384"/)
    expect(mail.text).toContain('[A green "tire"]')
  })

  test('has no markup of its author, no picture from elsewhere and no unsafe link', () => {
    expect(html).not.toMatch(/<script|<b>|<img|javascript:alert"|href="javascript/)
    expect(html).toContain('&lt;script&gt;')
  })
})
