import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'

const DARK = '#1B1E22'
const PAPER = '#F6F5F1'

interface Sheet {
  /** Folder in public; also the name of the sheet in docs/images. */
  album: string
  columns: number
  width: number
  height: number
  gap: number
  from: number
}

const SHEETS: readonly Sheet[] = [
  { album: 'stills', columns: 6, width: 300, height: 185, gap: 6, from: 480 },
  { album: 'goods-stills', columns: 8, width: 200, height: 150, gap: 0, from: 400 },
  { album: 'spare-stills', columns: 10, width: 160, height: 120, gap: 0, from: 400 },
  { album: 'option-stills', columns: 10, width: 160, height: 120, gap: 0, from: 240 },
]

export async function makeSheets(): Promise<void> {
  for (const sheet of SHEETS) await make(sheet)
}

async function make({ album, columns, width, height, gap, from }: Sheet): Promise<void> {
  const folder = join('public', album)
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as object
  const names = Object.keys(manifest)
  const tiles = await Promise.all(
    names.map(async (name, at) => ({
      input: await sharp(join(folder, `${name}-${from}.avif`))
        .resize({ width, height, fit: 'cover' })
        .flatten({ background: name.includes('-dark-') ? DARK : PAPER })
        .toBuffer(),
      left: (at % columns) * (width + gap) + gap / 2,
      top: Math.floor(at / columns) * (height + gap) + gap / 2,
    })),
  )
  const rows = Math.ceil(names.length / columns)
  const ground = {
    width: columns * (width + gap),
    height: rows * (height + gap),
    channels: 3,
    background: gap ? '#FFFFFF' : PAPER,
  } as const
  await sharp({ create: ground })
    .composite(tiles)
    .webp({ quality: 80 })
    .toFile(join('docs', 'images', `${album}.webp`))
}
