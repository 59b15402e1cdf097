const HEAD_END = Buffer.from('\r\n\r\n')
const LAST_CHUNK = '0\r\n\r\n'

interface Listeners {
  onAnswer(status: number): void
  /** Called after the headers of a stream, which has no end. */
  onStream(): void
}

/** Detects the ends of responses on a connection, for a client that sends one request at a time. */
export function answerReader({ onAnswer, onStream }: Listeners): (chunk: Buffer) => void {
  let head: Buffer | null = null
  let status = 0
  /** Remaining bytes of the body; null during the headers, NaN for a chunked body. */
  let left: number | null = null
  let tail = ''

  function readBody(chunk: Buffer): void {
    if (left === null) return
    if (Number.isNaN(left)) {
      const last = chunk.subarray(-LAST_CHUNK.length).toString('latin1')
      tail = (tail + last).slice(-LAST_CHUNK.length)
      if (tail !== LAST_CHUNK) return
    } else {
      left -= chunk.length
      if (left > 0) return
    }
    left = null
    tail = ''
    onAnswer(status)
  }

  return (chunk) => {
    if (left !== null) return readBody(chunk)
    head = head ? Buffer.concat([head, chunk]) : chunk
    const end = head.indexOf(HEAD_END)
    if (end < 0) return
    const text = head.subarray(0, end).toString('latin1')
    const rest = head.subarray(end + HEAD_END.length)
    head = null
    status = Number(text.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length))
    if (text.includes('text/event-stream')) return onStream()
    const length = /^content-length: *(\d+)/im.exec(text)?.[1]
    left = status === 304 || status === 204 ? 0 : Number(length)
    readBody(rest)
  }
}
