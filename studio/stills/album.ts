import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Sharp } from 'sharp'
import sharp from 'sharp'

export interface Width {
  width: number
  quality: number
  /** Only for these pictures. */
  of?: (name: string) => boolean
}

interface Pages<Entry> {
  folder: string
  /** Widths of the files, widest first. */
  widths: readonly Width[]
  /** Fallback width for clients without AVIF. */
  other: number
  isSame: (a: Entry, b: Entry) => boolean
}

/** A folder of pictures with a manifest of their sources; finished pictures survive an interruption. */
export interface Album<Entry> {
  has: (name: string, entry: Entry) => boolean
  save: (name: string, picture: Sharp, entry: Entry) => Promise<void>
  /** Adds missing widths to existing pictures, scaled from their widest file. */
  addWidths: () => Promise<void>
  /** Removes all pictures except the named ones. */
  keep: (names: ReadonlySet<string>) => void
}

export function openAlbum<Entry>({ folder, widths, other, isSame }: Pages<Entry>): Album<Entry> {
  mkdirSync(folder, { recursive: true })
  const list = join(folder, 'manifest.json')
  let manifest = readManifest<Entry>(list)
  const fileOf = (name: string, width: number, format = 'avif') =>
    join(folder, `${name}-${width}.${format}`)
  const widthsOf = (name: string) => widths.filter(({ of }) => of?.(name) ?? true)
  return {
    has: (name, entry) => {
      const known = manifest[name]
      const [widest] = widthsOf(name)
      const isThere = widest !== undefined && existsSync(fileOf(name, widest.width))
      return isThere && known !== undefined && isSame(known, entry)
    },
    save: async (name, picture, entry) => {
      for (const { width, quality } of widthsOf(name)) {
        await picture.clone().resize(width).avif({ quality, effort: 5 }).toFile(fileOf(name, width))
      }
      const webp = { quality: 75, alphaQuality: 90, effort: 5 }
      await picture
        .clone()
        .resize(other)
        .webp(webp)
        .toFile(fileOf(name, other, 'webp'))
      manifest = { ...manifest, [name]: entry }
      writeManifest(list, manifest)
    },
    addWidths: async () => {
      for (const name of Object.keys(manifest)) {
        const [widest, ...others] = widthsOf(name)
        for (const { width, quality } of others) {
          if (!widest || existsSync(fileOf(name, width))) continue
          const picture = sharp(fileOf(name, widest.width))
          await picture.resize(width).avif({ quality, effort: 5 }).toFile(fileOf(name, width))
        }
      }
    },
    keep: (names) => {
      const remaining = Object.entries(manifest).filter(([name]) => names.has(name))
      manifest = Object.fromEntries(remaining)
      writeManifest(list, manifest)
      for (const file of readdirSync(folder)) {
        const name = file.replace(/-\d+\.(avif|webp)$/, '')
        if (file !== 'manifest.json' && !names.has(name)) rmSync(join(folder, file))
      }
    },
  }
}

function readManifest<Entry>(file: string): Record<string, Entry> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Entry>
  } catch {
    return {}
  }
}

function writeManifest(file: string, manifest: object): void {
  const sorted = Object.fromEntries(
    Object.entries(manifest).sort(([a], [b]) => a.localeCompare(b)) as [string, unknown][],
  )
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`)
}
