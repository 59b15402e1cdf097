interface HostileEmail {
  what: string
  by: 'mime' | 'postmark'
  make(): string
}

const MB = 1_000_000

const mail = (headers: readonly string[], body: string) =>
  [
    'From: Eve <eve@example.com>',
    'To: <reply@mail.bench.test>',
    `Message-ID: <${Math.random()}@example.com>`,
    'MIME-Version: 1.0',
    ...headers,
    '',
    body,
  ].join('\r\n')

const postmark = (members: Record<string, unknown>) =>
  JSON.stringify({
    FromFull: { Email: 'eve@example.com', Name: 'Eve' },
    OriginalRecipient: 'reply@mail.bench.test',
    MessageID: `${Math.random()}`,
    ...members,
  })

const fill = (text: string, bytes: number) => text.repeat(Math.ceil(bytes / text.length))
const MIXED = 'Content-Type: multipart/mixed; boundary=b'
const partsInParts = (depth: number) =>
  Array.from(
    { length: depth },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}`,
  ).join('\r\n')

/** Worst-case emails; each exceeds a limit or is just below it. */
export const HOSTILE_EMAILS: readonly HostileEmail[] = [
  { what: '30 MB of one-letter lines', by: 'mime', make: () => mail([], fill('a\n', 30 * MB)) },
  { what: '3 MB of one-letter lines', by: 'mime', make: () => mail([], fill('a\n', 3 * MB)) },
  { what: '1.1 MB of one-letter lines', by: 'mime', make: () => mail([], fill('a\n', 1.1 * MB)) },
  {
    what: '20,000 parts inside of parts',
    by: 'mime',
    make: () => mail([partsInParts(20_000)], ''),
  },
  {
    what: '49 parts inside of parts, and 4,000 rules',
    by: 'mime',
    make: () => mail([partsInParts(49)], fill(`--${'-'.repeat(70)}\n`, 0.3 * MB)),
  },
  {
    what: '1,000,000 parts',
    by: 'mime',
    make: () => mail([MIXED], fill('--b\r\n\r\na\r\n', 11 * MB)),
  },
  { what: '4,900 parts', by: 'mime', make: () => mail([MIXED], '--b\r\n\r\na\r\n'.repeat(4_900)) },
  {
    what: '190 KB of encoded words',
    by: 'mime',
    make: () => mail([`Subject: ${fill('=?utf-8?Q?=C3=A4?= ', 190_000)}`], 'a'),
  },
  {
    what: '190 KB of recipients in groups and comments',
    by: 'mime',
    make: () => mail([`Cc: ${fill('a:(("<b@c>,', 190_000)}`], 'a'),
  },
  {
    what: '190 KB of headers of one name',
    by: 'mime',
    make: () => mail([fill('a:b\r\n', 190_000).trimEnd()], 'a'),
  },
  { what: '30 MB of headers', by: 'mime', make: () => mail([fill('X-A: b\r\n', 30 * MB)], 'a') },
  {
    what: '25 MB of files in Base64',
    by: 'mime',
    make: () =>
      mail(
        [MIXED],
        [1, 2, 3, 4, 5]
          .map(
            (name) =>
              `--b\r\nContent-Disposition: attachment; filename=${name}.txt\r\nContent-Transfer-Encoding: base64\r\n\r\n${fill(`${'YWFh'.repeat(19)}\r\n`, 6.6 * MB)}`,
          )
          .join('\r\n'),
      ),
  },
  {
    what: '500 KB of quotes and attributions',
    by: 'mime',
    make: () => mail([], fill('> a\nOn 1 x@y wrote:\n', 500_000)),
  },
  {
    what: '480 KB of HTML, elements inside of each other',
    by: 'postmark',
    make: () => postmark({ HtmlBody: fill('<div>', 480_000) }),
  },
  {
    what: '480 KB of HTML, 1,900 deep, again and again',
    by: 'postmark',
    make: () =>
      postmark({
        HtmlBody: fill('<blockquote>a'.repeat(1_900) + '</blockquote>'.repeat(1_900), 480_000),
      }),
  },
  {
    what: '480 KB of HTML paragraphs',
    by: 'postmark',
    make: () => postmark({ HtmlBody: fill('<p>a', 480_000) }),
  },
  { what: '35 MB of brackets in JSON', by: 'postmark', make: () => `{"a":${fill('[', 35 * MB)}` },
  {
    what: '35 MB of text in JSON',
    by: 'postmark',
    make: () => postmark({ TextBody: fill('a\\n'.repeat(10), 16 * MB) }),
  },
]
