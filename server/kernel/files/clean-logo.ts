import { DomainError } from '../errors/domain-error'
import { createConcurrencyLimiter } from '../ports/concurrency-limiter'

const MOST_PIXELS = 25_000_000
const LIMIT_S = 10
/** Resolution at which an SVG has its own size, in dots per inch. */
const SVG_DENSITY = 72
/** Decoders of the types that staff may upload. */
const FORMATS: readonly string[] = ['png', 'jpeg', 'webp', 'svg']

const limited = createConcurrencyLimiter({ atOnce: 1, mostWaiting: 10 })

interface Box {
  width: number
  height: number
  /** Whether the picture is filled up to the size of the box with transparency. */
  isFilled: boolean
}

export interface CleanLogo {
  content: Buffer
  width: number
  height: number
  /** Size of the file that was uploaded. */
  uploaded: { width: number; height: number }
}

/**
 * Renders a logo as PNG that fits into a box (px). An SVG is rasterized, which drops scripts, links and external files.
 * @throws DomainError image_unreadable, server_busy
 */
export async function cleanLogo(
  file: Buffer,
  { width, height, isFilled }: Box,
): Promise<CleanLogo> {
  const { default: sharp } = await import('sharp')
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const
  return limited(async () => {
    try {
      const size = await sharp(file, options).metadata()
      if (!FORMATS.includes(size.format)) throw new Error(`A picture of type ${size.format}`)
      const scale = Math.min(width / size.width, height / size.height)
      const density = size.format === 'svg' ? SVG_DENSITY * Math.min(Math.max(scale, 1), 100) : null
      const { data, info } = await sharp(file, { ...options, ...(density && { density }) })
        .timeout({ seconds: LIMIT_S })
        .rotate()
        .resize(width, height, {
          fit: isFilled ? 'contain' : 'inside',
          background: '#0000',
          withoutEnlargement: !isFilled,
        })
        .png()
        .toBuffer({ resolveWithObject: true })
      const uploaded = { width: size.width, height: size.height }
      return { content: data, width: info.width, height: info.height, uploaded }
    } catch (error) {
      const detail = error instanceof Error ? error.message.slice(0, 200) : 'unknown'
      throw new DomainError('image_unreadable', detail)
    }
  })
}
