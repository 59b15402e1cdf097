import { BLOCK_IDS } from '@/server/kernel/db/schema/catalog/spares'

const BLOCK_WORDS = BLOCK_IDS / 32
const BLOCK_BYTES = BLOCK_IDS / 8

/** Posting list of a term, as in `spare_postings`: ascending blocks and their concatenated bits. */
export interface PostingList {
  term: string
  blocks: readonly number[]
  bits: Uint32Array
}

/** One bit per ID of the blocks with parts; the highest bit of the first word is the lowest ID. */
export type Bitmap = Uint32Array

/** Position of each block in a bitmap. */
export type BitmapLayout = ReadonlyMap<number, number>

export const layoutOf = (blocks: readonly number[]): BitmapLayout =>
  new Map(blocks.map((block, at) => [block, at * BLOCK_WORDS]))

/** Reads bits as sent by PostgreSQL: the first bit is the highest bit of the first byte. */
export function readBits(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Uint32Array.from({ length: bytes.length / 4 }, (_, at) => view.getUint32(at * 4))
}

export const bytesOf = ({ blocks }: PostingList) => blocks.length * BLOCK_BYTES

export function unite(layout: BitmapLayout, postings: readonly PostingList[]): Bitmap {
  const union = new Uint32Array(layout.size * BLOCK_WORDS)
  for (const { blocks, bits } of postings) {
    blocks.forEach((block, index) => {
      const start = layout.get(block)
      if (start === undefined) return
      const from = index * BLOCK_WORDS
      for (let at = 0; at < BLOCK_WORDS; at += 1) {
        union[start + at] = (union[start + at] ?? 0) | (bits[from + at] ?? 0)
      }
    })
  }
  return union
}

export function intersect(bitmap: Bitmap, other: Bitmap): void {
  for (let at = 0; at < bitmap.length; at += 1) bitmap[at] = (bitmap[at] ?? 0) & (other[at] ?? 0)
}

/** Adds all bits that `other` lacks. */
export function addMissing(bitmap: Bitmap, other: Bitmap): void {
  for (let at = 0; at < bitmap.length; at += 1) bitmap[at] = (bitmap[at] ?? 0) | ~(other[at] ?? 0)
}

/** Removes the bits that are in `earlier`, and adds the others to it. @returns how many are left */
export function takeNew(bitmap: Bitmap, earlier: Bitmap): number {
  let count = 0
  for (let at = 0; at < bitmap.length; at += 1) {
    const known = earlier[at] ?? 0
    const own = (bitmap[at] ?? 0) & ~known
    bitmap[at] = own
    earlier[at] = known | own
    count += bitCount(own)
  }
  return count
}

export function countShared(bitmap: Bitmap, others: readonly Bitmap[]): number[] {
  // Fast path: most searches find few parts.
  const places: number[] = []
  for (let at = 0; at < bitmap.length; at += 1) if (bitmap[at] !== 0) places.push(at)
  return others.map((other) => {
    let count = 0
    for (const at of places) count += bitCount((bitmap[at] ?? 0) & (other[at] ?? 0))
    return count
  })
}

export function hasId({ blocks, bits }: PostingList, id: number): boolean {
  const index = blocks.indexOf(Math.floor(id / BLOCK_IDS))
  const bit = id % BLOCK_IDS
  const word = index < 0 ? 0 : (bits[index * BLOCK_WORDS + (bit >>> 5)] ?? 0)
  return (word & (HIGHEST_BIT >>> (bit & 31))) !== 0
}

/** Returns a slice of the IDs, ascending; bits before the slice are only counted. */
export function sliceIds(
  layout: BitmapLayout,
  bitmap: Bitmap,
  { from, to }: { from: number; to: number },
): number[] {
  const ids: number[] = []
  let before = 0
  for (const [block, start] of layout) {
    for (let at = 0; at < BLOCK_WORDS && before < to; at += 1) {
      const word = bitmap[start + at] ?? 0
      if (word === 0) continue
      const count = bitCount(word)
      if (before + count > from) {
        const found = idsOfWord(word, block * BLOCK_IDS + at * 32)
        ids.push(...found.slice(Math.max(0, from - before), to - before))
      }
      before += count
    }
  }
  return ids
}

const HIGHEST_BIT = 0x80000000

function idsOfWord(word: number, first: number): number[] {
  const ids: number[] = []
  for (let rest = word; rest !== 0;) {
    const bitIndex = Math.clz32(rest)
    ids.push(first + bitIndex)
    rest &= ~(HIGHEST_BIT >>> bitIndex)
  }
  return ids
}

/** Counts the set bits, in pairs, then fours, then bytes. */
function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
