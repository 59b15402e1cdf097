import sharp from 'sharp'

import type { Bike, Build } from '@/domain/shop/bikes/bike'

import { standaloneSvg } from './standalone-svg'
import { stillFile } from './still-file'

/** Enough for a printer: 240 pixels an inch across a sheet of A4. */
const WIDTH = 1600
const QUALITY = 80
const WHITE = '#FFFFFF'

/** A bike and build, and its drawing if no studio picture matches. */
interface PaperPictureInput {
  bike: Bike
  build: Build
  draw: () => Promise<string>
}

/** Renders a build for paper: JPEG on white, which every PDF reader shows. */
export async function paperPicture({ bike, build, draw }: PaperPictureInput): Promise<Buffer> {
  const requested = { stage: 'paper', view: 'side', width: WIDTH, accept: 'image/avif' } as const
  const still = await stillFile({ bike, build, ...requested })
  return sharp(still?.bytes ?? Buffer.from(standaloneSvg(await draw())))
    .resize({ width: WIDTH })
    .flatten({ background: WHITE })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer()
}
