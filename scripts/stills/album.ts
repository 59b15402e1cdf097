import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'

export interface Width {
  width: number
  quality: number
}

interface Pages<Entry> {
  folder: string
  /** The widest one first. */
  widths: readonly Width[]
  /** For programs that don't read AVIF. */
  other: number
  /** Whether a picture still shows what it was taken of. */
  isSame: (a: Entry, b: Entry) => boolean
}

/** A folder of pictures with a manifest of what each was taken of; what is in it survives when the program is stopped. */
interface Album<Entry> {
  has: (name: string, entry: Entry) => boolean
  /** @param url a PNG data URL */
  save: (name: string, url: string, entry: Entry) => Promise<void>
  /** A width that was not wanted yet when a picture was taken is made from its widest file. */
  addWidths: () => Promise<void>
  /** Pictures that are no longer wanted go. */
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
      const kept = Object.entries(manifest).filter(([name]) => names.has(name))
      manifest = Object.fromEntries(kept)
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
