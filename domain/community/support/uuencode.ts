/** File that an old mail client embedded in the text. */
interface UuencodedFile {
  name: string
  content: Uint8Array
}

/** Maximum number of `begin` lines that are tried; a message accepts five files. */
const MOST_FILES = 20

const BEGIN = /^begin [0-7]{3,4} (\S.{0,200})$/

/**
 * Extracts uuencoded files from a text. Incomplete ones stay text.
 * @example takeUuencoded('Log:\nbegin 644 log.txt\n#0V%T\n`\nend') // { text: 'Log:', files: [{ name: 'log.txt', content: 'Cat' }] }
 */
export function takeUuencoded(text: string): { text: string; files: UuencodedFile[] } {
  if (!text.includes('begin ')) return { text, files: [] }
  const lines = text.split('\n')
  const files: UuencodedFile[] = []
  const own: string[] = []
  const lastEnd = lines.findLastIndex((line) => line.trimEnd() === 'end')
  let left = MOST_FILES
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const name = at < lastEnd && left > 0 ? BEGIN.exec(line.trimEnd())?.[1] : undefined
    if (name !== undefined) left -= 1
    const file = name === undefined ? null : readFile(lines, at + 1)
    if (name === undefined || !file) own.push(line)
    else {
      files.push({ name, content: file.content })
      at = file.end
    }
  }
  return { text: own.join('\n'), files }
}

/** Decodes a file that starts at a line; null unless every line up to `end` is uuencoded. */
function readFile(
  lines: readonly string[],
  start: number,
): { content: Uint8Array; end: number } | null {
  const bytes: number[] = []
  for (let at = start; at < lines.length; at += 1) {
    const line = lines[at]?.trimEnd() ?? ''
    if (line === 'end') return { content: Uint8Array.from(bytes), end: at }
    if (!decodeLine(line, bytes)) return null
  }
  return null
}

const sixBits = (line: string, at: number) => (line.charCodeAt(at) - 32) & 63

/** Decodes one line; treats trailing spaces lost in transit as zeros. @returns false if it is not uuencoded */
function decodeLine(line: string, bytes: number[]): boolean {
  const length = line === '' ? 0 : sixBits(line, 0)
  const characters = Math.ceil(length / 3) * 4
  if (line.length > characters + 3 || /[^ -`]/.test(line)) return false
  const padded = line.padEnd(characters + 1)
  for (let at = 1, left = length; left > 0; at += 4) {
    const [a, b, c, d] = [0, 1, 2, 3].map((offset) => sixBits(padded, at + offset)) as Quad
    for (const byte of [(a << 2) | (b >> 4), (b << 4) | (c >> 2), (c << 6) | d]) {
      if (left > 0) bytes.push(byte & 255)
      left -= 1
    }
  }
  return true
}

type Quad = [number, number, number, number]
