import { CsvError } from './read-table'

const NOT_UTF8 = 'It isn’t in UTF-8. In Excel, save it as “CSV UTF-8”.'

export const READ_AS_WINDOWS =
  'It isn’t in UTF-8, so it was read as Western European text of Windows. Check letters such as é and ü, or save the table as “CSV UTF-8.”'

/** Detects the encoding by the byte order mark; without one, it is UTF-8. */
function encodingOf(first: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first[0] === 0xff && first[1] === 0xfe) return 'utf-16le'
  if (first[0] === 0xfe && first[1] === 0xff) return 'utf-16be'
  return 'utf-8'
}

/** Creates a streaming decoder. @throws CsvError if the text is invalid in this encoding */
export function tableDecoder(encoding: string) {
  const decoder = new TextDecoder(encoding, { fatal: true })
  return (bytes: Uint8Array, isLast = false): string => {
    try {
      const text = decoder.decode(bytes, { stream: !isLast })
      if (!text.includes('\0')) return text
    } catch {
      // The cause is ignored, because the error below is clearer.
    }
    throw new CsvError(NOT_UTF8)
  }
}

export function createTranscoder() {
  let decode: ReturnType<typeof tableDecoder> | undefined
  let isUtf8 = true
  return {
    push(bytes: Buffer, isLast: boolean): Buffer {
      const encoding = decode ? null : encodingOf(bytes)
      decode ??= tableDecoder(encoding ?? 'utf-8')
      if (!isUtf8) return bytes
      try {
        return Buffer.from(decode(bytes, isLast))
      } catch {
        isUtf8 = false
        return bytes
      }
    },
    get isUtf8() {
      return isUtf8
    },
  }
}

/** Bytes that are undefined in windows-1252 or don't occur in text. */
const NO_WINDOWS_TEXT = new Set([0x00, 0x81, 0x8d, 0x8f, 0x90, 0x9d])

export const isWindowsText = (bytes: Uint8Array) => !bytes.some((byte) => NO_WINDOWS_TEXT.has(byte))

export const fromWindows = (bytes: Uint8Array): Buffer =>
  Buffer.from(new TextDecoder('windows-1252').decode(bytes))
