import sharp from 'sharp'

import { isReadableMarkdown, MARKDOWN_LIMITS } from '@/domain/shop/content/content'
import { mentionsIn } from '@/domain/community/forum/forum-notices'
import { picturesIn } from '@/domain/community/forum/forum-pictures'
import { queryTerms } from '@/domain/community/forum/forum-search'
import { linksIn } from '@/domain/community/forum/forum-trust'
import { cleanFile } from '@/server/kernel/files/clean-file'
import { parseInput } from '@/server/kernel/http/input'
import { letterTree } from '@/server/kernel/markdown/letter'
import { postTree } from '@/server/kernel/markdown/post'
import { treeOf } from '@/server/kernel/markdown/tree'
import { openTable } from '@/server/office/csv/read-table'
import { namedRoutes } from '@/server/openapi/document'
import { describeError } from '@/utils/describe-error'

export interface HostileInput {
  parser: string
  shape: string
  /** @returns a function that parses the input */
  make(): (() => unknown) | Promise<() => unknown>
}

const fill = (text: string, length: number) =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length)

const BODY = 99_000
const HEADER = 15_000
const POST = 32_000
const [CONTENT, LETTER] = [99_000, 20_000]
const FILE = 5_000_000
/** Length of two database chunks; larger tables repeat it. */
const TABLE = 512_000

const numbered = (count: number, member: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => member(at)).join(',')

/** Validates a body or query like its route would. Rejections count as results. */
function request(address: string, body: string | null): () => Promise<unknown> {
  const [method, path = '', search = ''] = address.split(/[ ?]/)
  const found = namedRoutes().find(
    ({ route }) => route.method === method && route.path === path,
  )?.schemas
  if (!found) throw new Error(`There is no route ${path}.`)
  const { params: _, ...schemas } = found
  const headers = { 'content-type': 'application/json' }
  return () =>
    parseInput(
      schemas,
      new Request(`http://shop${path}?${search}`, { method: method ?? 'GET', body, headers }),
      { params: {}, note: () => undefined },
    ).catch(() => undefined)
}

const MARKS = '\u0323\u0301\u0345\u0327'
const CART = (parts: string) => `{"items":[{"server":{"build":{"selectedParts":{${parts}}}}}]}`
const TEXTS = { 'combining marks': MARKS, ligatures: '\ufdfa', dots: 'a.', blanks: ' ', at: 'a@' }
const FIELDS: readonly [address: string, member: string][] = [
  ['POST /api/register', 'email'],
  ['POST /api/register', 'name'],
  ['POST /api/login', 'password'],
  ['POST /api/login', 'code'],
  ['POST /api/contact', 'message'],
  ['POST /api/forum/threads', 'title'],
  ['POST /api/forum/preview', 'text'],
]

const bodies: HostileInput[] = [
  ['8,000 wrong parts', CART(numbered(8_000, (at) => `"a${at}":{}`))],
  ['3,000 wrong parts', CART(numbered(3_000, (at) => `"a${at}":{}`))],
  ['33,000 empty items', `{"items":[${numbered(33_000, () => '{}')}]}`],
  ['4,900 empty items', `{"items":[${numbered(4_900, () => '{}')}]}`],
  ['brackets', fill('[', BODY)],
  ['one long text', JSON.stringify({ items: fill('a', BODY) })],
  ['escapes', `{"items":"${fill('\\u0041', BODY - 20)}"}`],
].map(([shape = '', body = '']) => ({
  parser: 'JSON body of 100 KB',
  shape,
  make: () => request('POST /api/shipping-vat-guest', body),
}))

const fields: HostileInput[] = FIELDS.flatMap(([address, member]) =>
  Object.entries(TEXTS).map(([shape, text]) => ({
    parser: `${member} of ${address}`,
    shape: `100 KB of ${shape}`,
    make: () =>
      request(
        address,
        `{"${member}":"a${fill(text, Math.floor(BODY / Buffer.byteLength(text)) * text.length)}"}`,
      ),
  })),
)

const queries: HostileInput[] = [
  ['names', numbered(3_000, (at) => `${at}=`).replaceAll(',', '&')],
  ['combining marks', `keyword=${fill('%CC%A3%CC%81', HEADER)}`],
  ['words', `keyword=${fill('a+', HEADER)}`],
].map(([shape = '', search = '']) => ({
  parser: 'query of 15 KB',
  shape,
  make: () => request(`GET /api/spares/searching?${search}`, null),
}))

const MARKDOWN = {
  'list items': '- a\n',
  quotes: '> a\n\n',
  headings: '# a\n',
  definitions: 'a\n: b\n',
  lines: 'a\n',
  'open pictures': '![',
  'open brackets': '[',
  'open links': '[a](http://',
  emphasis: '**a*_b_',
  'stars in words': '*a ',
  'crossed-out words': '~~a',
  addresses: 'http://',
  'addresses in angles': '<http://a',
  backticks: '`a``b```',
  tables: '|a|a|\n|-|-|\n|a|b|\n',
  references: '[a]: b\n',
  'words with dots': 'www.a ',
  letters: 'a',
  'quotes in quotes': '>>>>>>>>>>>>>>>>>>>> a\n',
}
/** Repeats a string up to the accepted length. */
function accepted(sign: string, length: number): string {
  const marks = sign.length - sign.replace(/[!-/:-@[-`{-~\n]/g, '').length
  const most = marks === 0 ? length : Math.floor(MARKDOWN_LIMITS.marks / marks) * sign.length
  const text = fill(sign, Math.min(length, most))
  if (!isReadableMarkdown(text)) throw new Error('This is refused.')
  return text
}
const texts: HostileInput[] = Object.entries(MARKDOWN).flatMap(([shape, sign]) => [
  { parser: 'post', shape, make: () => () => postTree(accepted(sign, POST)) },
  { parser: 'content', shape, make: () => () => treeOf(accepted(sign, CONTENT)) },
  {
    parser: 'letter',
    shape,
    make: () => () => letterTree(accepted(sign, LETTER), { origin: 'https://shop' }),
  },
])

const WORDS = {
  ...MARKDOWN,
  mentions: '@a b c ',
  'dots of a link': '.',
  pictures: '](/api/forum/pictures/',
}
const words: HostileInput[] = Object.entries(WORDS).map(([shape, sign]) => {
  const text = `http://${fill(sign, POST)}a`
  return {
    parser: 'links, mentions, pictures and words of a post',
    shape,
    make: () => () => [linksIn(text), mentionsIn(text), picturesIn(text), queryTerms(text)],
  }
})

const tables: HostileInput[] = [
  ['short lines', `a\n${fill('1\n', TABLE)}`],
  ['empty lines', `a\n${fill('\n', TABLE)}`],
  ['empty cells', `a,b\n${fill(',', TABLE)}`],
  ['rows of empty cells', `a,b\n${fill(`${fill(',', 90_000)}\n`, TABLE)}`],
  ['quotes', `a,b\n${fill('"', TABLE)}`],
  ['quoted cells', `a,b\n${fill('"",""\n', TABLE)}`],
  ['18,000 columns', fill(`${numbered(18_000, (at) => at.toString(36))}\n`, TABLE)],
  ['500 columns', `${numbered(500, (at) => `c${at}`)}\n${fill(`${fill(',', 499)}1\n`, TABLE)}`],
  ['one line', fill('a', TABLE)],
  ['carriage returns', fill('a\r', TABLE)],
].map(([shape = '', text = '']) => ({
  parser: 'table, by 256 KB',
  shape,
  make: () => () => readTable(text),
}))

async function readTable(text: string): Promise<number> {
  let count = 0
  try {
    const { lines } = await openTable(piecesOf(text))
    for await (const { line } of lines) count = line
  } catch {
    // The input was rejected.
  }
  return count
}

async function* piecesOf(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += 256_000) yield text.slice(at, at + 256_000)
}

const bytes = (...values: number[]) => Buffer.alloc(FILE, Buffer.from(values))
const files: HostileInput[] = [
  ['ASCII', () => bytes(0x61)],
  ['Latin letters', () => bytes(0xe4)],
  ['UTF-8', () => bytes(0xc3, 0xa4)],
  ['bytes of no charset', () => bytes(0x8e, 0xa1, 0xff)],
  ['bytes of many charsets', () => bytes(0xe4, 0x61, 0x81)],
  ['lines', () => bytes(0xe4, 0x0a)],
  ['a picture of 3,600,000,000 pixels', () => pictureHead(60_000)],
  ['a picture of noise', () => noise()],
].map(([shape, file]) => ({
  parser: 'file of 5 MB',
  shape: shape as string,
  async make() {
    const content = await (file as () => Buffer | Promise<Buffer>)()
    return () => cleanFile(content).catch(() => undefined)
  },
}))

/** Returns a PNG truncated after its dimensions. */
function pictureHead(edge: number): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  const size = Buffer.alloc(8)
  size.writeUInt32BE(edge, 0)
  size.writeUInt32BE(edge, 4)
  return Buffer.concat([head, size, Buffer.from('0802000000', 'hex'), Buffer.alloc(FILE - 29)])
}

const noise = () =>
  sharp({
    create: {
      width: 1_250,
      height: 1_250,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer()

const errors: HostileInput[] = ['“', '@', 'a', "'a"].map((sign) => ({
  parser: 'message of an error',
  shape: `100 KB of ${sign}`,
  make: () => () => describeError(new Error(fill(sign, BODY))),
}))

export const HOSTILE_INPUTS: readonly HostileInput[] = [
  ...bodies,
  ...fields,
  ...queries,
  ...texts,
  ...words,
  ...tables,
  ...files,
  ...errors,
]
