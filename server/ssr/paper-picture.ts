import sharp from 'sharp'

import type { Bike, Build } from '@/domain/shop/bikes/bike'

import { standaloneSvg } from './standalone-svg'
import { pictureFile } from './still-file'

/** Sufficient for print: 240 pixels per inch on A4 paper. */
const WIDTH = 1600
const QUALITY = 80
const WHITE = '#FFFFFF'

/** Bike and build to render, and a drawing to use if no studio picture matches. */
interface PaperPictureInput {
  bike: Bike
  build: Build
  draw: () => Promise<string>
}

/** Renders a build for print as a JPEG on white, which every PDF reader supports. */
export async function paperPicture({ bike, build, draw }: PaperPictureInput): Promise<Buffer> {
  const requested = { stage: 'paper', view: 'side', width: WIDTH, accept: 'image/avif' } as const
  const still = await pictureFile({ bike, build, ...requested })
  return sharp(still?.bytes ?? Buffer.from(standaloneSvg(await draw())))
    .resize({ width: WIDTH })
    .flatten({ background: WHITE })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer()
}
