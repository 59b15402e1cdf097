import { spawn } from 'node:child_process'
import path from 'node:path'

/** After this time an encoder is stopped. */
export const ENCODE_LIMIT_MS = 120_000

interface Task<Format extends string> {
  /** Of a picture that was cleaned before. */
  file: Buffer
  /** The part that is shown; null for all of it. */
  crop: { x: number; y: number; width: number; height: number } | null
  widths: readonly number[]
  formats: readonly Format[]
}

interface PictureEncoding<Format extends string> {
  format: Format
  /** As asked for; a narrower picture stays as it is. */
  width: number
  content: Buffer
}

/**
 * Makes a picture in other widths and formats, in a process of its own: the memory that AVIF takes is given back, and
 * whoever waits for the shop doesn't wait for it.
 * @param onMade called for each file as soon as it is there
 * @throws Error where the process fails or takes too long
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
  // What went wrong is said by how the process ends.
  ended.catch(() => undefined)
  child.stdin.on('error', () => undefined)
  child.stdin.end(file)
  const said = textOf(child.stderr)
  const names = task.formats.flatMap((format) => task.widths.map((width) => ({ format, width })))
  let at = 0
  for await (const content of contentsOf(child.stdout)) {
    const name = names[at++]
    if (name) await onMade({ ...name, content })
  }
  if ((await ended) === 0 && at === names.length) return
  throw new Error(`The encoder made ${at} of ${names.length} files. ${await said}`.trim())
}

const LENGTH_BYTES = 4

/** Each is preceded by its length. */
async function* contentsOf(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
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

async function textOf(stream: AsyncIterable<Buffer>): Promise<string> {
  let text = ''
  for await (const piece of stream) text = (text + piece.toString('utf8')).slice(0, 300)
  return text
}
