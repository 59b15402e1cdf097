import { spawn } from 'node:child_process'
import path from 'node:path'

export const ENCODE_LIMIT_MS = 120_000

interface Task<Format extends string> {
  /** A picture that has already been cleaned. */
  file: Buffer
  crop: { x: number; y: number; width: number; height: number } | null
  widths: readonly number[]
  formats: readonly Format[]
}

interface PictureEncoding<Format extends string> {
  format: Format
  /** Requested width; a narrower picture isn't enlarged. */
  width: number
  content: Buffer
}

/**
 * Encodes a picture in a child process, which frees the memory that AVIF needs and keeps the event loop free.
 * @throws Error if the process fails or times out
 */
export async function encodePicture<Format extends string>(
  { file, ...task }: Task<Format>,
  onMade: (made: PictureEncoding<Format>) => Promise<void>,
): Promise<void> {
  const program = path.join(process.cwd(), 'scripts', 'encode-picture.cjs')
  const child = spawn(process.execPath, [program, JSON.stringify(task)], {
    timeout: ENCODE_LIMIT_MS,
    killSignal: 'SIGKILL',
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  // Errors are reported when the process exits.
  ended.catch(() => undefined)
  child.stdin.on('error', () => undefined)
  child.stdin.end(file)
  const message = textOf(child.stderr)
  const names = task.formats.flatMap((format) => task.widths.map((width) => ({ format, width })))
  let at = 0
  for await (const content of contentsOf(child.stdout)) {
    const name = names[at++]
    if (name) await onMade({ ...name, content })
  }
  if ((await ended) === 0 && at === names.length) return
  throw new Error(`The encoder made ${at} of ${names.length} files. ${await message}`.trim())
}

const LENGTH_BYTES = 4

/** Parses the length-prefixed contents of a stream. */
export async function* contentsOf(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0)
  for await (const piece of stream) {
    rest = Buffer.concat([rest, piece])
    for (;;) {
      const end = rest.length < LENGTH_BYTES ? Infinity : LENGTH_BYTES + rest.readUInt32BE(0)
      if (rest.length < end) break
      yield rest.subarray(LENGTH_BYTES, end)
      rest = rest.subarray(end)
    }
  }
}

export async function textOf(stream: AsyncIterable<Buffer>): Promise<string> {
  let text = ''
  for await (const piece of stream) text = (text + piece.toString('utf8')).slice(0, 300)
  return text
}
