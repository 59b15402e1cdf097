import { takeUuencoded } from '@/domain/community/support/uuencode'
import { cpuMs } from '@/__tests__/support/cpu-time'

const textOf = (content: Uint8Array | undefined) => Buffer.from(content ?? []).toString('latin1')

test('a uuencoded file is taken out of the text', () => {
  const { text, files } = takeUuencoded('Log attached.\n\nbegin 644 log.txt\n#0V%T\n`\nend\nThanks')
  expect(text).toBe('Log attached.\n\nThanks')
  expect(files.map(({ name, content }) => [name, textOf(content)])).toEqual([['log.txt', 'Cat']])
})

test('several files, lines of 45 bytes, blanks for zeros and lost blanks at the end are read', () => {
  const full = `M${'0V%T'.repeat(15)}`
  const { text, files } = takeUuencoded(
    `begin 666 my log.txt\r\n${full}\r\n"86(\r\n \r\nend\nand\nbegin 644 b\n#\n\nend\n`,
  )
  expect(text).toBe('and\n')
  expect(files.map(({ name }) => name)).toEqual(['my log.txt', 'b'])
  expect(textOf(files[0]?.content)).toBe(`${'Cat'.repeat(15)}ab`)
  expect([...(files[1]?.content ?? [])]).toEqual([0, 0, 0])
})

test.each([
  ['words that begin so', 'begin 644 times and end never'],
  ['no end', 'begin 644 log.txt\n#0V%T\n`\n'],
  ['words inside', 'begin 644 log.txt\n#0V%T\nThis is what I wrote, all of it.\n`\nend'],
  ['letters that no code has', 'begin 644 log.txt\n#äöü€\nend'],
  ['no mode', 'begin the log.txt\n#0V%T\n`\nend'],
])('%s stay text', (_, text) => {
  expect(takeUuencoded(text)).toEqual({ text, files: [] })
})

test('many beginnings take no time', () => {
  const texts = [
    `${'begin 644 a\n'.repeat(200_000)}end`,
    `${'begin 644 a\n#0V%T\n'.repeat(100_000)}x x x x x x x x\nend`,
  ]
  expect(cpuMs(() => texts.forEach((text) => takeUuencoded(text)))).toBeLessThan(3_000)
})
