import { charsetOf, decodeText } from '@/server/kernel/files/charset'

const bytes = (...codes: number[]) => Uint8Array.from(codes)
const latin1 = (text: string) => Buffer.from(text, 'latin1')

test.each<[string, Uint8Array, string, Parameters<typeof decodeText>[1]]>([
  ['nothing named, UTF-8', Buffer.from('Grüße €'), 'Grüße €', {}],
  ['UTF-8 named as ISO 8859-1', Buffer.from('Grüße €'), 'Grüße €', { declared: 'iso-8859-1' }],
  ['UTF-8 named as US-ASCII', Buffer.from('Žofie'), 'Žofie', { declared: 'us-ascii' }],
  ['windows-1252 without a name', latin1('Gr\xfc\xdfe, 20 \x80'), 'Grüße, 20 €', {}],
  ['windows-1252 by name', latin1('\x84Hallo\x93 \x80'), '„Hallo“ €', { declared: 'windows-1252' }],
  ['quotation marks named ISO 8859-1', latin1('\x93Hi\x94'), '“Hi”', { declared: 'ISO-8859-1' }],
  [
    'windows-1252 named as UTF-8',
    latin1('Gr\xfc\xdfe aus K\xf6ln'),
    'Grüße aus Köln',
    { declared: 'utf-8' },
  ],
  [
    'an unknown name',
    latin1('d\xe9j\xe0 vu, tr\xe8s bien'),
    'déjà vu, très bien',
    { declared: 'x-none' },
  ],
  ['one letter', latin1('\xfc'), 'ü', {}],
  ['ISO-2022-JP without a name', latin1('\x1b$B$3$s$K$A$O\x1b(B test'), 'こんにちは test', {}],
  [
    'ISO-2022-JP named as US-ASCII',
    latin1('\x1b$B$3$s$K$A$O\x1b(B'),
    'こんにちは',
    { declared: 'us-ascii' },
  ],
  [
    'Shift_JIS',
    bytes(0x82, 0xb1, 0x82, 0xf1, 0x82, 0xc9, 0x82, 0xbf, 0x82, 0xcd),
    'こんにちは',
    { country: 'jp' },
  ],
  [
    'Polish from Poland',
    latin1('Dzi\xeakuj\xea za zam\xf3wienie, prosz\xea o pomoc'),
    'Dziękuję za zamówienie, proszę o pomoc',
    { country: 'pl' },
  ],
  [
    'Greek',
    latin1('\xca\xe1\xeb\xe7\xec\xdd\xf1\xe1, \xf0\xef\xfd \xe5\xdf\xed\xe1\xe9'),
    'Καλημέρα, πού είναι',
    { country: 'gr' },
  ],
  [
    'Bulgarian',
    latin1('\xc7\xe4\xf0\xe0\xe2\xe5\xe9\xf2\xe5, \xea\xfa\xe4\xe5'),
    'Здравейте, къде',
    { country: 'bg' },
  ],
  ['UTF-16 with a mark', bytes(0xff, 0xfe, 0x48, 0, 0xfc, 0), 'Hü', {}],
  ['UTF-8 with a mark', bytes(0xef, 0xbb, 0xbf, 0x48), 'H', { declared: 'iso-8859-1' }],
  ['plain ASCII', Buffer.from('Hello'), 'Hello', {}],
  ['nothing at all', bytes(), '', {}],
])('%s is decoded', (_, input, text, hints) => {
  expect(decodeText(input, hints)).toBe(text)
})

test('a charset of several bytes that is named and fits is believed', () => {
  expect(charsetOf(bytes(0xd6, 0x90), { declared: 'gbk' })).toBe('gbk')
})
