import { setImmediate } from 'node:timers/promises'

import type { Sharp } from 'sharp'

import type { AttachmentType } from '@/domain/kit/attachments'

import { DomainError } from '../errors/domain-error'
import { createConcurrencyLimiter } from '../ports/concurrency-limiter'

const MOST_PIXELS = 25_000_000
const EDGE_PX = 4_096
/** Number of bytes of text checked at a time. The first chunk determines the charset. */
const PIECE = 64_000

type Picture = Extract<AttachmentType, 'png' | 'jpg' | 'webp'>

/** Magic bytes, which decide the type instead of the file name. */
const HEADS: readonly [Exclude<AttachmentType, 'txt'>, RegExp][] = [
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['jpg', /^\xff\xd8\xff/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['pdf', /^%PDF-\d/],
]

const limited = createConcurrencyLimiter({ atOnce: 2, mostWaiting: 20 })

/** Size of a picture in pixels. */
interface Size {
  width: number
  height: number
}

export interface CleanFile extends Partial<Size> {
  type: AttachmentType
  content: Buffer
}

/**
 * Cleans an upload according to the type that its magic bytes show. Re-encoding strips metadata such as location and
 * camera.
 * @throws DomainError file_unreadable, server_busy
 */
export async function cleanFile(file: Buffer): Promise<CleanFile> {
  const type = typeOf(file)
  if (type === undefined) return { type: 'txt', content: await plainText(file) }
  if (type === 'pdf') return { type, content: file }
  return { type, ...(await limited(() => encode(file, type))) }
}

/**
 * Cleans a picture uploaded by staff. Also accepts AVIF, but stores it as WebP, because AVIF is expensive to decode.
 * @throws DomainError image_unreadable, server_busy
 */
export async function cleanPicture(file: Buffer): Promise<CleanFile & Size> {
  const type = isAvif(file) ? 'webp' : typeOf(file)
  if (type === undefined || type === 'pdf') {
    throw new DomainError('image_unreadable', 'Not a PNG, JPEG, WebP or AVIF image.')
  }
  return { type, ...(await limited(() => encode(file, type, 'image_unreadable'))) }
}

/** Checks the brand of the first box. Image sequences (avis) are rejected, because they are videos. */
const isAvif = (file: Buffer) => file.toString('latin1', 4, 12) === 'ftypavif'

/** Crops to a square WebP without metadata. @throws DomainError image_unreadable, server_busy */
export async function cleanSquare(file: Buffer, edge: number): Promise<Buffer> {
  const type = typeOf(file)
  if (type === undefined || type === 'pdf') {
    throw new DomainError('image_unreadable', 'Not a PNG, JPEG or WebP image.')
  }
  const code = 'image_unreadable'
  return limited(() =>
    decoded({ file, code }, (image) =>
      image.resize(edge, edge, { fit: 'cover' }).webp({ quality: 82 }).toBuffer(),
    ),
  )
}

function typeOf(file: Buffer): Exclude<AttachmentType, 'txt'> | undefined {
  const head = file.toString('latin1', 0, 16)
  return HEADS.find(([, known]) => known.test(head))?.[0]
}

/** Accepts text in any charset, unchanged. Control characters are rejected: it could be a program. */
async function plainText(file: Buffer): Promise<Buffer> {
  const { charsetOf, pieceDecoder } = await import('./charset')
  const decode = pieceDecoder(charsetOf(file.subarray(0, sampleEnd(file))))
  let isText = file.length > 0
  for (let at = 0; isText && at < file.length; at += PIECE) {
    isText = !/[^\P{Cc}\t\r\n\f]/u.test(decode(file.subarray(at, at + PIECE)))
    await setImmediate()
  }
  if (isText) return file
  throw new DomainError('file_unreadable', 'Neither a picture, a PDF nor plain text.')
}

/** Ends the sample after a whole line or UTF-8 character, because half of one distorts detection. */
function sampleEnd(file: Buffer): number {
  if (file.length <= PIECE) return file.length
  const lineEnd = file.lastIndexOf('\n', PIECE)
  if (lineEnd > 0) return lineEnd
  const isContinuation = (at: number) => ((file[at] ?? 0) & 0xc0) === 0x80
  return [0, 1, 2, 3].map((back) => PIECE - back).find((at) => !isContinuation(at)) ?? PIECE
}

async function encode(file: Buffer, type: Picture, code: Upload['code'] = 'file_unreadable') {
  return decoded({ file, code }, async (image) => {
    const inside = image.resize(EDGE_PX, EDGE_PX, { fit: 'inside', withoutEnlargement: true })
    const { data, info } = await encodedAs(inside, type).toBuffer({ resolveWithObject: true })
    return { content: data, width: info.width, height: info.height }
  })
}

interface Upload {
  file: Buffer
  code: 'file_unreadable' | 'image_unreadable'
}

async function decoded<Made>(
  { file, code }: Upload,
  make: (image: Sharp) => Promise<Made>,
): Promise<Made> {
  // Lazy-loaded, because few visitors ever upload a picture.
  const { default: sharp } = await import('sharp')
  try {
    return await make(sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).rotate())
  } catch (error) {
    const detail = error instanceof Error ? error.message.slice(0, 200) : 'unknown'
    throw new DomainError(code, detail)
  }
}

function encodedAs(image: Sharp, type: Picture): Sharp {
  if (type === 'png') return image.png()
  return type === 'webp' ? image.webp({ quality: 85 }) : image.jpeg({ quality: 85 })
}
