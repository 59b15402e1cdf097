import sharp from 'sharp'

import { MAIL_PICTURE } from '@/domain/mail-picture'
import { createConcurrencyLimiter } from '@/server/kernel/ports/concurrency-limiter'

import { standaloneSvg } from './standalone-svg'

const PAPER = '#F6F5F1'
const QUALITY = 76

/** Each takes the processor for some tens of milliseconds: others shall get a turn in between. */
const lane = createConcurrencyLimiter({ atOnce: 1, mostWaiting: 40 })

/**
 * A picture for mail programs, which read neither AVIF nor SVG: JPEG on paper, with twice the pixels that it is shown in.
 * @param bike its studio picture, or its drawing as SVG
 * @throws DomainError server_busy
 */
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
