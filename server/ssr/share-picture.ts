import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { ReactNode } from 'react'
import satori, { type Font } from 'satori'
import sharp from 'sharp'

import { publicSettings } from '@/utils/public-settings'

import { brandIcon } from './brand-icons'
import { standaloneSvg } from './standalone-svg'

export interface ShareTexts {
  /** Large text: the bike's name or the page's subject. */
  title: string
  /** Small text above the title. */
  eyebrow: string
  /** Price below the title. */
  figures: string | null
}

const WIDTH = 1200
const HEIGHT = 630
const PAPER = '#F6F5F1'
const INK = '#14161A'
const SOFT = '#565B64'
// Not traced by the build, which would copy every weight and style into the image (`scripts/lean-modules.cjs`).
const FOLDER = path.join(/* turbopackIgnore: true */ process.cwd(), 'node_modules', '@fontsource')

async function loadFonts(): Promise<Font[]> {
  const font = async (family: string, weight: 400 | 600, name: string): Promise<Font> => ({
    name,
    weight,
    style: 'normal',
    data: await readFile(
      path.join(FOLDER, family, 'files', `${family}-latin-${weight}-normal.woff`),
    ),
  })
  return Promise.all([
    font('hanken-grotesk', 400, 'Sans'),
    font('hanken-grotesk', 600, 'Sans'),
    font('geist-mono', 400, 'Mono'),
  ])
}

let fonts: Promise<Font[]> | undefined

/** Loads fonts for characters that the shop's own fonts lack. */
async function fontsFor(text: string): Promise<Font[]> {
  const { fontFilesFor } = await import('@/server/kernel/fonts/text-clusters')
  const { readFont } = await import('@/server/kernel/fonts/open-font')
  return fontFilesFor(text, 'bold').map((file) => ({
    name: file,
    weight: 600,
    style: 'normal',
    data: Buffer.from(readFont(file)),
  }))
}

/** Creates an element for the layout library without React. */
function box(style: Record<string, unknown>, children: unknown): ReactNode {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } } as never
}

/** Draws text as paths, so that no fonts have to be installed. */
async function drawTexts({ title, eyebrow, figures }: ShareTexts): Promise<string> {
  fonts ??= loadFonts()
  const size = title.length > 20 ? 62 : 112
  const line = { justifyContent: 'space-between', alignItems: 'flex-end' }
  const large = { fontSize: size, fontWeight: 600, letterSpacing: -size * 0.035, lineHeight: 1 }
  const { brand } = publicSettings()
  const price = { fontFamily: 'Mono', fontSize: 34, marginBottom: 12, color: brand.second_accent }
  const words = [
    box({ fontFamily: 'Mono', fontSize: 26, color: SOFT, marginBottom: 10 }, eyebrow),
    box(line, [box(large, title), ...(figures ? [box(price, figures)] : [])]),
  ]
  const name = box(
    { fontSize: 40, fontWeight: 600, marginLeft: 68, marginTop: 2 },
    brand.pictures.logo ? '' : brand.name,
  )
  const column = { flexDirection: 'column' }
  const page = { width: WIDTH, height: HEIGHT, padding: 64, boxSizing: 'border-box' }
  const all = box({ ...column, ...page, justifyContent: 'space-between', fontFamily: 'Sans' }, [
    name,
    box({ ...column, color: INK }, words),
  ])
  return satori(all, {
    width: WIDTH,
    height: HEIGHT,
    fonts: await fonts,
    loadAdditionalAsset: (_, missing) => fontsFor(missing),
  })
}

interface Frame {
  width: number
  height: number
  left: number
  top: number
}

/** Position of a bike, which may overlap the text because its background is the same. */
const BIKE: Frame = { width: 690, height: 518, left: 478, top: 22 }
/** Position of a photo, which must not overlap the text. */
const PHOTO: Frame = { width: 552, height: 414, left: 584, top: 40 }

/** Renders a picture, or an SVG with literal colors because a file has no page styles. */
async function drawBike(bike: string | Buffer, { width, height }: Frame): Promise<Buffer> {
  if (typeof bike !== 'string') {
    const fitted = { width, height, fit: 'contain' as const, background: '#0000' }
    return sharp(bike).resize(fitted).png().toBuffer()
  }
  return sharp(Buffer.from(standaloneSvg(bike)))
    .resize({ width })
    .png()
    .toBuffer()
}

const MOST_KEPT = 40
const pictureCache = new Map<string, Promise<Buffer>>()

/** Draws a 1200 × 630 PNG, cached by text and picture. @param kind photos aren't behind the text */
export function sharePicture(
  words: ShareTexts,
  bike: string | Buffer | null,
  kind: 'bike' | 'photo' = 'bike',
): Promise<Buffer> {
  const key = createHash('sha256')
    .update(JSON.stringify([words, kind, publicSettings().brand]))
    .update(bike ?? '')
    .digest('hex')
  const known = pictureCache.get(key)
  if (known) return known
  const made = draw(words, bike, kind === 'bike' ? BIKE : PHOTO)
  const oldest = pictureCache.keys().next().value
  if (pictureCache.size >= MOST_KEPT && oldest !== undefined) pictureCache.delete(oldest)
  pictureCache.set(key, made)
  made.catch(() => pictureCache.delete(key))
  return made
}

/** Renders the logo; without one, the mark, which has the name next to it. */
async function head(): Promise<Buffer> {
  const { brand } = publicSettings()
  const file = brand.pictures.logo ? 'logo.png' : 'mark.png'
  return sharp((await brandIcon(file, brand)) ?? undefined)
    .resize({ height: 52, width: 520, fit: 'inside' })
    .png()
    .toBuffer()
}

async function draw(
  words: ShareTexts,
  bike: string | Buffer | null,
  frame: Frame,
): Promise<Buffer> {
  const { left, top } = frame
  const layers = [
    ...(bike ? [{ input: await drawBike(bike, frame), left, top }] : []),
    { input: await head(), left: 64, top: 64 },
    { input: Buffer.from(await drawTexts(words)), left: 0, top: 0 },
  ]
  const ground = { width: WIDTH, height: HEIGHT, channels: 3 as const, background: PAPER }
  return sharp({ create: ground }).composite(layers).png({ palette: true, quality: 90 }).toBuffer()
}
