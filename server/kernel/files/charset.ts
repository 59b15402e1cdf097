import { isAscii, isUtf8 } from 'node:buffer'

import { analyse } from 'chardet'

/** Number of bytes used to detect the charset of a text. */
const SAMPLE = 20_000
/** Bonus (of 100) for the sender's country: more than the letters of a short text can score. */
const HINT = 50
/** Bonus for the most common charset in emails. */
const COMMON = 20
/** Guesses with a lower score are no better than chance. */
const LEAST = 15

/** Windows charsets, or their local equivalents, that most mail from each country used. */
const BY_COUNTRY: Record<string, string> = {
  ...{ cz: 'windows-1250', sk: 'windows-1250', pl: 'windows-1250', hu: 'windows-1250' },
  ...{ hr: 'windows-1250', si: 'windows-1250', ro: 'windows-1250' },
  ...{ bg: 'windows-1251', ru: 'windows-1251', ua: 'windows-1251', rs: 'windows-1251' },
  ...{ gr: 'windows-1253', cy: 'windows-1253', tr: 'windows-1254', il: 'windows-1255' },
  ...{ ae: 'windows-1256', lt: 'windows-1257', lv: 'windows-1257', ee: 'windows-1257' },
  ...{ jp: 'shift_jis', kr: 'euc-kr', cn: 'gb18030', tw: 'big5', hk: 'big5' },
}
/** Charsets that short text can't tell apart: the same alphabet at other code points. */
const ALIKE: Record<string, readonly string[]> = {
  'windows-1250': ['iso-8859-2'],
  'windows-1253': ['iso-8859-7'],
  'windows-1254': ['iso-8859-9'],
  'windows-1255': ['iso-8859-8'],
  'windows-1256': ['iso-8859-6'],
  shift_jis: ['euc-jp'],
}

interface CharsetHints {
  declared?: string | undefined
  /** Top-level domain of the sender. */
  country?: string | undefined
}

/** Detects the charset, an Encoding Standard label. A declared charset is a hint, often wrong. */
export function charsetOf(bytes: Uint8Array, { declared, country }: CharsetHints = {}): string {
  const mark = byteOrderMark(bytes)
  if (mark) return mark
  const named = labelOf(declared)
  if (isAscii(bytes)) return isIso2022Jp(bytes) ? 'iso-2022-jp' : (named ?? 'utf-8')
  const isMultibyte = named !== null && named !== 'utf-8' && !isSingleByte(named)
  if (isMultibyte && decodes(bytes, named)) return named
  if (isUtf8(bytes)) return 'utf-8'
  // `us-ascii` is a label of windows-1252, but senders that declare it didn’t mean windows-1252 bytes.
  const isMeant = named !== null && named !== 'utf-8' && !/ascii/i.test(declared ?? '')
  if (isMeant && decodes(bytes, named)) return named
  return guess(bytes, country)
}

export function pieceDecoder(charset: string): (bytes: Uint8Array) => string {
  const decoder = new TextDecoder(charset)
  return (bytes) => {
    const text = decoder.decode(bytes, { stream: true })
    return charset === 'windows-1252' ? restoreWindows1252(text) : text
  }
}

/** @example decodeText(Buffer.from('Gr\xfc\xdfe', 'latin1')) // 'Grüße' */
export function decodeText(bytes: Uint8Array, hints?: CharsetHints): string {
  const charset = charsetOf(bytes, hints)
  const text = new TextDecoder(charset).decode(bytes)
  return charset === 'windows-1252' ? restoreWindows1252(text) : text
}

/** Characters of windows-1252 in place of Latin-1's control codes, from 0x80 on. */
const ABOVE_ASCII = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

/** Restores quotation marks and €, which Node.js up to 22 decodes as control characters. */
export const restoreWindows1252 = (text: string): string =>
  text.replace(/[\x80-\x9f]/g, (sign) => ABOVE_ASCII.charAt(sign.charCodeAt(0) - 0x80))

function guess(bytes: Uint8Array, country: string | undefined): string {
  const start = bytes.findIndex((byte) => byte > 127)
  const sample = bytes.subarray(start, start + SAMPLE)
  const local = BY_COUNTRY[country ?? '']
  const hint = local ?? 'windows-1252'
  const scores = new Map([[hint, LEAST]])
  for (const { name, confidence } of analyse(sample)) {
    const label = labelOf(name)
    if (label === null || /^(utf|ascii)/i.test(name)) continue
    const isHinted = label === hint || ALIKE[hint]?.includes(label) === true
    const score = confidence + (isHinted ? (local ? HINT : COMMON) : 0)
    scores.set(label, Math.max(scores.get(label) ?? 0, score))
  }
  const [best] = [...scores]
    .filter(([label, score]) => score >= LEAST && decodes(bytes, label))
    .sort(([, one], [, other]) => other - one)
  return best?.[0] ?? 'windows-1252'
}

function byteOrderMark([first, second, third]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : null
}

/** Returns whether the bytes contain ESC $ or ESC (, which switch character sets in ISO-2022-JP. */
const isIso2022Jp = (bytes: Uint8Array) =>
  /\x1b(\$[@B]|\([JI])/.test(Buffer.from(bytes.subarray(0, SAMPLE)).toString('latin1'))

const isSingleByte = (label: string) => /^(windows-|iso-8859-|koi8|ibm|macintosh|x-mac)/.test(label)

function labelOf(label: string | undefined): string | null {
  try {
    return label ? new TextDecoder(label.trim()).encoding : null
  } catch {
    return null
  }
}

function decodes(bytes: Uint8Array, label: string): boolean {
  try {
    new TextDecoder(label, { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
