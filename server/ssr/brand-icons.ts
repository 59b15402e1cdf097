import { readFile } from 'node:fs/promises'
import path from 'node:path'

import satori from 'satori'
import sharp from 'sharp'

import type { Brand } from '@/domain/kit/brand'
import { fontFilesFor } from '@/server/kernel/fonts/text-clusters'
import { readFont } from '@/server/kernel/fonts/open-font'

type Look = Pick<Brand, 'name' | 'accent'>

const INK = '#14161A'
const SANS = 'node_modules/@fontsource/hanken-grotesk/files/hanken-grotesk-latin-600-normal.woff'
/** Displayed at half this height, in px. */
const LOGO_HEIGHT = 64

/** Returns the mark as SVG: the head tube, down tube and seat tube of a frame, which read as an N. */
export function markSvg(accent: string, size: number, corner: number = 5): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 24 24"><rect width="24" height="24" rx="${corner}" fill="${INK}"/><path d="M7.1 17.6 9 6.4l6.4 11.2 1.7-11.2" fill="none" stroke="${accent}" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"/></svg>`
}

const png = async (svg: string) => sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()

const square = (size: number) => (look: Look) => png(markSvg(look.accent, size))

/** Systems cut a shape out of these icons, which leaves four fifths of their width. */
const filled =
  (size: number) =>
  async ({ accent }: Look) => {
    const inner = Math.round(size * 0.72)
    const ground = { width: size, height: size, channels: 3 as const, background: INK }
    return sharp({ create: ground })
      .composite([{ input: Buffer.from(markSvg(accent, inner)), gravity: 'center' }])
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
async function mailLogo({ name, accent }: Look): Promise<Buffer> {
  const fonts = [
    { name: 'Sans', weight: 600 as const, data: await readFile(path.join(process.cwd(), SANS)) },
    ...fontFilesFor(name, 'bold').map((file) => ({
      ...{ name: file, weight: 600 as const, data: Buffer.from(readFont(file)) },
    })),
  ]
  const style = { fontFamily: 'Sans', fontSize: 44, letterSpacing: -1.5, color: INK, lineHeight: 1 }
  const text = { type: 'div', key: null, props: { style, children: name } }
  const words = Buffer.from(await satori(text, { height: LOGO_HEIGHT, fonts }))
  const { width = 0 } = await sharp(words).metadata()
  const left = 56 + 18
  const ground = { width: left + width, height: LOGO_HEIGHT, channels: 4 as const }
  return sharp({ create: { ...ground, background: '#0000' } })
    .composite([
      { input: Buffer.from(markSvg(accent, 56)), left: 0, top: 4 },
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
}

const cache = new Map<string, Promise<Buffer>>()

/** Returns a file of the shop's mark, rendered once for each look, or null for an unknown name. */
export function brandIcon(file: string, { name, accent }: Look): Promise<Buffer> | null {
  const render = ICONS[file]
  if (!render) return null
  const key = JSON.stringify([file, name, accent])
  const known = cache.get(key)
  if (known) return known
  if (cache.size >= 2 * Object.keys(ICONS).length) cache.clear()
  const made = render({ name, accent })
  cache.set(key, made)
  made.catch(() => cache.delete(key))
  return made
}
