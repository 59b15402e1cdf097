import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

import { build as bundle, transform } from 'esbuild'

import type { ModelPart } from '@/domain/shop/bike3d/part'

const STUDIO = 'components/shop/bike3d'

interface Studio {
  script: string
  /** Cache key of the pictures: the code of lamps, materials and film, without types and comments. */
  code: string
}

/** Bundles a page that renders pictures. `code` excludes the turntable, which renders none of them. */
export async function openStudio(page: string): Promise<Studio> {
  const { outputFiles, metafile } = await bundle({
    entryPoints: [page],
    bundle: true,
    metafile: true,
    write: false,
    format: 'iife',
    tsconfig: 'tsconfig.json',
  })
  const own = Object.keys(metafile.inputs).filter((file) => file.startsWith(`${STUDIO}/`))
  const stripped = await Promise.all(own.sort().map(strip))
  return { script: outputFiles[0]?.text ?? '', code: stripped.join('') }
}

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
