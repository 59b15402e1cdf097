import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'

import { projectRoot } from './paths'
import { runScript } from './problem'

const INK = '#14161A'

/** `npx tsx scripts/icons.ts` renders the icons of the web manifest from public/favicon.svg. */
async function main(): Promise<number> {
  const mark = await readFile(path.join(projectRoot, 'public', 'favicon.svg'))
  for (const size of [192, 512]) {
    const whole = await sharp(mark, { density: 1200 }).resize(size, size).png().toBuffer()
    await write(`icon-${size}.png`, whole)
    const inner = Math.round(size * 0.72)
    const small = await sharp(mark, { density: 1200 }).resize(inner, inner).png().toBuffer()
    const ground = { width: size, height: size, channels: 3 as const, background: INK }
    const masked = sharp({ create: ground }).composite([{ input: small, gravity: 'center' }])
    await write(`maskable-${size}.png`, await masked.png({ palette: true }).toBuffer())
  }
  return 0
}

function write(name: string, content: Buffer): Promise<void> {
  return writeFile(path.join(projectRoot, 'public', 'icons', name), content)
}

runScript(main)
