import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** Size at which pieces are written. */
const PIECE = 1_048_576
const NOTHING = new Uint8Array(0)

type Pieces = Iterable<Uint8Array> | AsyncIterable<Uint8Array>

interface ZipFile {
  name: string
  pieces: Pieces
  at: Date
  /** Whether the content is compressed already. */
  isPacked?: boolean
}

/** Writes a ZIP archive in pieces of about a megabyte, with no more than one of them in memory. */
export function createZip(write: (piece: Buffer) => Promise<void>) {
  const waiting: Uint8Array[] = []
  let size = 0
  const zip = new Zip((error, piece) => {
    if (error) throw error
    waiting.push(piece)
    size += piece.length
  })
  async function flush(least: number): Promise<void> {
    if (size < least) return
    const piece = Buffer.concat(waiting.splice(0))
    size = 0
    await write(piece)
  }
  return {
    async add({ name, pieces, at, isPacked = false }: ZipFile): Promise<void> {
      const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name)
      file.mtime = at
      zip.add(file)
      for await (const piece of pieces) {
        file.push(piece)
        await flush(PIECE)
      }
      file.push(NOTHING, true)
      await flush(PIECE)
    },
    async end(): Promise<void> {
      zip.end()
      await flush(1)
    },
  }
}
