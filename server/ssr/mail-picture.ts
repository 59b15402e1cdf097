import sharp from 'sharp'

import { MAIL_PICTURE } from '@/domain/shop/bikes/mail-picture'
import { createConcurrencyLimiter } from '@/server/kernel/ports/concurrency-limiter'

import { standaloneSvg } from './standalone-svg'

const PAPER = '#F6F5F1'
const QUALITY = 76

/** Each picture takes tens of milliseconds of CPU, so let other requests run in between. */
const lane = createConcurrencyLimiter({ atOnce: 1, mostWaiting: 40 })

/** Returns a JPEG (2×): email clients don't support AVIF or SVG. @throws DomainError server_busy */
export function mailPicture(bike: string | Buffer): Promise<Buffer> {
  const file = typeof bike === 'string' ? Buffer.from(standaloneSvg(bike)) : bike
  const [width, height] = [2 * MAIL_PICTURE.width, 2 * MAIL_PICTURE.height]
  return lane(() =>
    sharp(file)
      .resize({ width, height, fit: 'contain', background: PAPER })
      .flatten({ background: PAPER })
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer(),
  )
}
