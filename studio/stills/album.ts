import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'

export interface Width {
  width: number
  quality: number
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
interface Album<Entry> {
  has: (name: string, entry: Entry) => boolean
  /** @param url a PNG data URL */
  save: (name: string, url: string, entry: Entry) => Promise<void>
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
  return {
    has: (name, entry) => {
      const known = manifest[name]
      return known !== undefined && isSame(known, entry)
    },
    save: async (name, url, entry) => {
      const picture = sharp(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))
      for (const { width, quality } of widths) {
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
        for (const { width, quality } of widths.slice(1)) {
          if (existsSync(fileOf(name, width))) continue
          const widest = sharp(fileOf(name, widths[0]?.width ?? width))
          await widest.resize(width).avif({ quality, effort: 5 }).toFile(fileOf(name, width))
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
