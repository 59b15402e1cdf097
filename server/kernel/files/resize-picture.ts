import { createConcurrencyLimiter } from '../ports/concurrency-limiter'

const limited = createConcurrencyLimiter({ atOnce: 2, mostWaiting: 20 })

/** Encodes a cleaned picture as WebP of at most a width in pixels. @throws DomainError server_busy */
export async function resizePicture(file: Buffer, width: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return limited(() =>
    sharp(file).resize({ width, withoutEnlargement: true }).webp({ quality: 78 }).toBuffer(),
  )
}
