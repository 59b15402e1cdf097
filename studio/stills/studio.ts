import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { build as bundle, transform } from 'esbuild'
import type { Sharp } from 'sharp'
import sharp from 'sharp'

import type { ModelPart } from '@/domain/shop/bike3d/part'

/** Lamps, materials and film; the turntable is in the first folder, too, but renders no pictures. */
const STUDIO = ['components/shop/bike3d/', 'domain/shop/bike3d/render/']

interface Studio {
  script: string
  /** Cache key of the pictures: the code of lamps, materials and film. */
  code: string
}

/** Bundles a page that renders pictures. */
export async function openStudio(page: string): Promise<Studio> {
  const { outputFiles, metafile } = await bundle({
    entryPoints: [page],
    bundle: true,
    metafile: true,
    write: false,
    format: 'iife',
    tsconfig: 'tsconfig.json',
  })
  const own = Object.keys(metafile.inputs).filter((file) =>
    STUDIO.some((folder) => file.startsWith(folder)),
  )
  return { script: outputFiles[0]?.text ?? '', code: await sourceCode(own) }
}

/** Returns the code of files without types and comments, for the cache keys of pictures. */
const sourceCode = async (files: readonly string[]): Promise<string> =>
  (await Promise.all([...files].sort().map(strip))).join('')

const RENDERER = 'domain/shop/bike3d/render'

/** Cache key of the pictures that need no browser. */
export const rendererCode = (): Promise<string> =>
  sourceCode(readdirSync(RENDERER).map((file) => join(RENDERER, file)))

async function strip(file: string): Promise<string> {
  const source = readFileSync(file, 'utf8')
  return (await transform(source, { loader: 'ts', minifyWhitespace: true })).code
}

export function geometryHash(parts: readonly ModelPart<string>[]): string {
  const hash = createHash('sha256')
  for (const { material, mesh } of parts) {
    hash.update(material).update(mesh.positions.map((value) => Math.round(value * 100)))
  }
  return hash.digest('hex')
}

export const shortHash = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join()).digest('hex').slice(0, 12)

/** @param url a PNG data URL */
export const pictureAt = (url: string): Sharp =>
  sharp(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))
