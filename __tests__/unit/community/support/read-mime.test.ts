import { readEnvelope, readMime } from '@/server/support/inbound/read-mime'

const latin1 = (text: string) => Buffer.from(text.replace(/\n/g, '\r\n'), 'latin1')
const HEAD = 'From: Ada <ada@example.com>\nTo: <reply@x.test>\nSubject: Squeak\nMIME-Version: 1.0\n'
const read = (headers: string, body: string) => readMime(latin1(`${HEAD}${headers}\n\n${body}`))

describe('the charset of an email', () => {
  test.each([
    [
      'none, Japanese in escapes',
      'Content-Type: text/plain',
      '\x1b$B$3$s$K$A$O\x1b(B test',
      'こんにちは test',
    ],
    ['none, windows-1252', 'Content-Type: text/plain', 'Gr\xfc\xdfe, 20 \x80', 'Grüße, 20 €'],
    ['none at all', 'X-A: b', 'Gr\xfc\xdfe', 'Grüße'],
    [
      'windows-1252 by name',
      'Content-Type: text/plain; charset=windows-1252',
      '\x84Hallo\x93',
      '„Hallo“',
    ],
    [
      'UTF-8, wrongly',
      'Content-Type: text/plain; charset=utf-8',
      'Gr\xfc\xdfe aus K\xf6ln',
      'Grüße aus Köln',
    ],
    [
      'ISO 8859-1, wrongly',
      'Content-Type: text/plain; charset=iso-8859-1',
      'Gr\xc3\xbc\xc3\x9fe',
      'Grüße',
    ],
    ['an unknown one', 'Content-Type: text/plain; charset=x-unknown', 'Gr\xfc\xdfe', 'Grüße'],
    [
      'wrong in quoted-printable',
      'Content-Type: text/plain; charset=us-ascii\nContent-Transfer-Encoding: quoted-printable',
      'Gr=FC=DFe',
      'Grüße',
    ],
    ['none in HTML', 'Content-Type: text/html', '<p>Gr\xfc\xdfe</p>', 'Grüße'],
  ])('%s', async (_, headers, body, text) => {
    expect((await read(headers, body)).body).toBe(text)
  })

  test('is that of the sender’s country where little is written', async () => {
    const raw = `From: Jan <jan@firma.pl>\n\nDzi\xeakuj\xea, prosz\xea o pomoc`
    expect((await readMime(latin1(raw))).body).toBe('Dziękuję, proszę o pomoc')
  })

  test('counts for headers without an encoding and names of files, too', async () => {
    const raw = [
      'From: J\xfcrgen K\xf6nig <j@example.com>',
      'Subject: Gr\xf6\xdfe \x96 welche?',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'See file. Caf\xc3\xa9',
      '--b',
      'Content-Type: text/plain',
      'Content-Disposition: attachment; filename="Gr\xf6\xdfe.txt"',
      '',
      'Gr\xfc\xdfe',
      '--b--',
    ].join('\n')
    const email = await readMime(latin1(raw))
    expect(email).toMatchObject({
      from: { name: 'Jürgen König' },
      subject: 'Größe – welche?',
      body: 'See file. Café',
      attachments: [{ name: 'Größe.txt' }],
    })
    // A file is kept as it was sent.
    expect(Buffer.from(email.attachments[0]?.content ?? []).toString('latin1')).toMatch(
      /^Gr\xfc\xdfe/,
    )
  })

  test('of a text stays one below two dashes and rules', async () => {
    const body = 'Gr\xfc\xdfe\n\n-- \nJ\xfcrgen\n-----\nM\xfcller\n Stra\xdfe'
    const { body: text } = await read('Content-Type: text/plain; charset=iso-8859-1', body)
    expect(text).toBe('Grüße\n\n--\nJürgen\n-----\nMüller\n Straße')
  })

  test('of encoded words may be windows-1252 with quotation marks', async () => {
    const email = await readMime(
      latin1('From: a@x.test\nSubject: =?windows-1252?Q?=84Rad=93_20_=80?=\n\nHi'),
    )
    expect(email.subject).toBe('„Rad“ 20 €')
  })
})

test('a uuencoded file is an attachment, and its code no words', async () => {
  const email = await read('X-A: b', 'Log attached.\n\nbegin 644 log.txt\n#0V%T\n`\nend\n')
  expect(email).toMatchObject({ body: 'Log attached.', attachments: [{ name: 'log.txt' }] })
})

test('every value of a header is there, the first one first', async () => {
  const email = await read(
    'Authentication-Results: a; none\nAuthentication-Results: b;\n none',
    'x',
  )
  expect(email.headers.get('authentication-results')).toEqual(['a; none', 'b; none'])
})

test('the envelope of an email of 30 MB takes no longer than that of a small one', async () => {
  const long = `${HEAD}${'X-A: b\n'.repeat(1_000_000)}`
  expect(await readEnvelope(latin1(long))).toMatchObject({
    from: { address: 'ada@example.com' },
    recipients: ['reply@x.test'],
    subject: 'Squeak',
    isUnreadable: true,
  })
  const cut = await readEnvelope(latin1(`${HEAD}X-A: ${'b'.repeat(100_000)}\nCc: no@x.test\n\nHi`))
  expect(cut).toMatchObject({ recipients: ['reply@x.test'], body: '' })
})

test.each(['', '\0\u0001', 'From: ada@example.com', '--a', '\n\n\n'])(
  '%o ends in words',
  async (raw) => {
    expect(await readMime(Buffer.from(raw))).toMatchObject({ isUnreadable: false })
  },
)
