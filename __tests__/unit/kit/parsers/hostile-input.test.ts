import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { apiSchemas } from '@/contract/kit/api.schema'
import { isReadableMarkdown, MARKDOWN_LIMITS } from '@/domain/shop/content/content'
import { mailboxKey } from '@/domain/kit/mailbox'
import { normalizeLine, normalizeProse, unicodeForm } from '@/domain/kit/plain-text'
import { cleanFile } from '@/server/kernel/files/clean-file'
import { isWithinLimits } from '@/server/kernel/http/json-limits'
import { treeOf } from '@/server/kernel/markdown/tree'

import { HOSTILE_INPUTS } from '@/bench/input-shapes'

/** Time limit in ms, three times the bench's budget because tests run concurrently. */
const MOST_MS = 150

describe('no input keeps others waiting', () => {
  let blocks: readonly number[]
  // Runs in a separate process, because work left by earlier test files would count as well.
  beforeAll(async () => {
    const args = ['--import', 'tsx', 'bench/hostile-input-main.ts', String(MOST_MS)]
    const { stdout } = await promisify(execFile)(process.execPath, args)
    blocks = JSON.parse(stdout) as number[]
  }, 240_000)

  test.each(HOSTILE_INPUTS.map((input, index) => ({ ...input, index })))(
    '$parser keeps nobody waiting: $shape',
    ({ index }) => {
      expect(blocks[index]).toBeLessThanOrEqual(MOST_MS)
    },
  )
})

describe('Unicode forms', () => {
  test('take linear time for endless marks, and are the same when taken again', () => {
    const endless = `a${'\u0323\u0301\u0345\u0327'.repeat(12_500)}`
    for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const) {
      const began = process.cpuUsage()
      const once = unicodeForm(endless, form)
      expect(process.cpuUsage(began).user).toBeLessThan(500_000)
      expect(unicodeForm(once, form)).toBe(once)
      expect(once.replaceAll('\u034f', '')).toHaveLength(
        endless.length - (form === 'NFC' || form === 'NFKC' ? 1 : 0),
      )
    }
  })

  test('of texts that people write are those of the platform', () => {
    const texts = ['Ngữ', 'क्षि', 'שָׁלוֹם', 'Zoë', '한국어', 'ﬁ', 'é', `a${'\u0301'.repeat(30)}`]
    for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const) {
      for (const text of texts) expect(unicodeForm(text, form)).toBe(text.normalize(form))
    }
    expect(normalizeLine('Zoe\u0308')).toBe('Zoë')
    expect(normalizeProse('Zoe\u0308')).toBe('Zoë')
    expect(mailboxKey('Ida@Ka\u0308fer.example')).toBe('ida@xn--kfer-loa.example')
  })
})

describe('a text that is far too long', () => {
  const { email } = (
    apiSchemas.account.register.body as unknown as {
      shape: Record<
        string,
        { safeParse(text: string): { success: boolean; error?: { issues: { message: string }[] } } }
      >
    }
  ).shape

  test('is refused once, by its length', () => {
    const issues = email?.safeParse(`${'\ufdfa'.repeat(30_000)}@b.example`).error?.issues
    expect(issues).toEqual([
      expect.objectContaining({ message: expect.stringContaining('<=254 characters') as string }),
    ])
  })

  test('may have blanks around it that don’t count', () => {
    expect(email?.safeParse(`${' '.repeat(900)}ada@example.com`).success).toBe(true)
  })
})

test('JSON is limited by members and depth, not by signs in its texts', () => {
  const limits = { tokens: 10, depth: 3 }
  const fits = (text: string) => isWithinLimits(Buffer.from(text), limits)
  expect(fits(JSON.stringify({ a: [[1, 2]], b: ',[{'.repeat(100), c: '"\\"[[[[[' }))).toBe(true)
  expect(fits('[[[[]]]]')).toBe(false)
  expect(fits('[],[],[],')).toBe(true)
  expect(fits(`[${'0,'.repeat(10)}0]`)).toBe(false)
})

test('Markdown with more signs than are read in a moment is refused, prose of any length is not', () => {
  const { text } = (
    apiSchemas.forum.preview.body as unknown as {
      shape: Record<
        string,
        { safeParse(text: string): { success: boolean; error?: { issues: { message: string }[] } } }
      >
    }
  ).shape
  expect(text?.safeParse('Words of several kinds. '.repeat(1_300)).success).toBe(true)
  const refused = text?.safeParse('- several\n'.repeat(MARKDOWN_LIMITS.marks / 2 + 1))
  expect(refused?.error?.issues.map(({ message }) => message)).toContainEqual(
    expect.stringContaining('6,000 punctuation marks'),
  )
  expect(isReadableMarkdown('{{ shop.name }} '.repeat(MARKDOWN_LIMITS.placeholders))).toBe(true)
  expect(isReadableMarkdown('{{ shop.name }} '.repeat(MARKDOWN_LIMITS.placeholders + 1))).toBe(
    false,
  )
})

test('equal headings are numbered, also where a heading has the name of another’s number', () => {
  const ids = treeOf(
    '# a\n# a\n# a-1\n# a\n# a 2\n# `Code` *x*\n# !\n# !\n# constructor\n# a-1',
  ).map((node) => (typeof node === 'string' ? node : node.id))
  expect(ids).toEqual([
    ...['a', 'a-1', 'a-1-1', 'a-2', 'a-2-1', 'code-x', 'section', 'section-1', 'constructor'],
    'a-1-2',
  ])
})

describe('a text file of several pieces', () => {
  const isTaken = (file: Buffer) =>
    cleanFile(file).then(
      ({ content }) => content.equals(file),
      () => false,
    )
  const line = (bytes: readonly number[]) => Buffer.alloc(200_000, Buffer.from([...bytes, 0x0a]))

  test.each([
    ['UTF-8 without a line end', Buffer.alloc(200_001, 'aä')],
    ['UTF-8 whose letters begin at odd places', Buffer.from(`a${'🚲'.repeat(40_000)}`)],
    ['Shift JIS', line([0x93, 0xfa, 0x96, 0x7b, 0x8c, 0xea])],
    ['windows-1252', line([0x93, 0x47, 0x72, 0xfc, 0xdf, 0x65, 0x94])],
    [
      'UTF-16',
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('ä\n'.repeat(50_000), 'utf16le')]),
    ],
  ])('is taken: %s', async (_, file) => {
    expect(await isTaken(file)).toBe(true)
  })

  test('is refused for a control character in its last piece', async () => {
    expect(await isTaken(Buffer.concat([line([0x61]), Buffer.from([0x07])]))).toBe(false)
  })
})
