import { readFile } from 'node:fs/promises'
import path from 'node:path'

import satori from 'satori'
import sharp from 'sharp'

import { isDrawnMark } from '@/domain/kit/drawn-mark'
import type { PageBrand } from '@/domain/kit/page-brand'
import { fontFilesFor } from '@/server/kernel/fonts/text-clusters'
import { readFont } from '@/server/kernel/fonts/open-font'
import { iconVersion } from '@/server/kernel/ports/icon-version'

import { pageServices } from './page-services'

/** How the icons look; a null picture has the drawn mark in its place. */
interface Look extends Pick<PageBrand, 'name' | 'accent'> {
  logo: Buffer | null
  mark: Buffer | null
}

const INK = '#14161A'
const SANS = 'node_modules/@fontsource/hanken-grotesk/files/hanken-grotesk-latin-600-normal.woff'
const NO_PICTURE = Buffer.alloc(0)
const NO_PICTURES = { logo: null, mark: null }
/** Displayed at half this height, in px. */
const LOGO_HEIGHT = 64

/** Returns the drawn mark as SVG: the head tube, down tube and seat tube of a frame, which read as an N. */
const markSvg = (accent: string, size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 24 24"><rect width="24" height="24" rx="5" fill="${INK}"/><path d="M7.1 17.6 9 6.4l6.4 11.2 1.7-11.2" fill="none" stroke="${accent}" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"/></svg>`

/** Names that begin with another letter than the drawn mark have that letter in its place. */
async function letterSvg({ name, accent }: Look, size: number): Promise<string> {
  const [letter = ''] = name.toUpperCase()
  const style = {
    ...{ display: 'flex', alignItems: 'center', justifyContent: 'center' },
    ...{ width: size, height: size, borderRadius: (size * 5) / 24, background: INK },
    ...{ color: accent, fontFamily: 'Sans', fontSize: size * 0.66, lineHeight: 1 },
  }
  const text = { type: 'div', key: null, props: { style, children: letter } }
  return satori(text, { width: size, height: size, fonts: await fontsFor(letter) })
}

const drawn = async (look: Look, size: number) =>
  isDrawnMark(look.name) ? markSvg(look.accent, size) : letterSvg(look, size)

/** Fonts of the shop's own, and those for characters that it lacks. */
const fontsFor = async (text: string) => [
  { name: 'Sans', weight: 600 as const, data: await readFile(path.join(process.cwd(), SANS)) },
  ...fontFilesFor(text, 'bold').map((file) => ({
    ...{ name: file, weight: 600 as const, data: Buffer.from(readFont(file)) },
  })),
]

const png = async (svg: string) => sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()

/** The company's mark, or the drawn one, as a square PNG. */
const square = (size: number) => async (look: Look) =>
  look.mark ? sharp(look.mark).resize(size, size).png().toBuffer() : png(await drawn(look, size))

/** Systems cut a shape out of these icons, which leaves four fifths of their width. */
const filled = (size: number) => async (look: Look) => {
  const inner = await square(Math.round(size * 0.72))(look)
  const background = look.mark ? '#FFFFFF' : INK
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: inner, gravity: 'center' }])
    .png({ palette: true })
    .toBuffer()
}

/** An ICO file with one PNG. */
async function favicon(look: Look): Promise<Buffer> {
  const picture = await square(32)(look)
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0])
  head.writeUInt32LE(picture.length, 14)
  return Buffer.concat([head, picture])
}

/** The mark with the shop's name, for emails, which can't load fonts. */
async function mailLogo(look: Look): Promise<Buffer> {
  if (look.logo) return sharp(look.logo).resize({ height: LOGO_HEIGHT }).png().toBuffer()
  const { name } = look
  const fonts = await fontsFor(name)
  const style = { fontFamily: 'Sans', fontSize: 44, letterSpacing: -1.5, color: INK, lineHeight: 1 }
  const text = { type: 'div', key: null, props: { style, children: name } }
  const words = Buffer.from(await satori(text, { height: LOGO_HEIGHT, fonts }))
  const { width = 0 } = await sharp(words).metadata()
  const left = 56 + 18
  const ground = { width: left + width, height: LOGO_HEIGHT, channels: 4 as const }
  return sharp({ create: { ...ground, background: '#0000' } })
    .composite([
      { input: await square(56)(look), left: 0, top: 4 },
      { input: words, left, top: 8 },
    ])
    .png({ palette: true })
    .toBuffer()
}

const ICONS: Readonly<Record<string, (look: Look) => Promise<Buffer>>> = {
  'favicon.ico': favicon,
  'icon-192.png': square(192),
  'icon-512.png': square(512),
  'maskable-192.png': filled(192),
  'maskable-512.png': filled(512),
  'apple-touch-icon.png': filled(180),
  'mail-logo.png': mailLogo,
  'logo.png': async ({ logo }) => logo ?? NO_PICTURE,
  'mark.png': square(128),
}

/** Whether the address of an icon names what it is drawn from now. */
export function isIconVersion(version: string, brand: PageBrand): boolean {
  const { logo, mark } = brand.pictures
  return [iconVersion(brand), logo?.version, mark?.version].includes(version)
}

const cache = new Map<string, Promise<Buffer>>()

/** Returns a file of the shop's mark, rendered once for each look, or null for an unknown name. */
export function brandIcon(file: string, brand: PageBrand): Promise<Buffer> | null {
  const render = ICONS[file]
  if (!render || (file === 'logo.png' && !brand.pictures.logo)) return null
  const key = `${file} ${iconVersion(brand)}`
  const known = cache.get(key)
  if (known) return known
  if (cache.size >= 2 * Object.keys(ICONS).length) cache.clear()
  const made = lookOf(brand).then(render)
  cache.set(key, made)
  made.catch(() => cache.delete(key))
  return made
}

async function lookOf({ name, accent, pictures }: PageBrand): Promise<Look> {
  const hasPicture = pictures.logo !== null || pictures.mark !== null
  const { logo, mark } = hasPicture ? await pageServices().promo.pictures() : NO_PICTURES
  return { name, accent, logo: bytesOf(logo), mark: bytesOf(mark) }
}

const bytesOf = (content: string | null) =>
  content === null ? null : Buffer.from(content, 'base64')
