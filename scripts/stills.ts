import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { build as bundle } from 'esbuild'
import sharp from 'sharp'

import type { Bike, Build } from '../domain/bike'
import { bikeModel } from '../domain/bike3d/bike-model'
import { materialsOf } from '../domain/bike3d/materials'
import { stillKey } from '../domain/bike3d/still-key'
import type { View } from '../domain/bike3d/views'
import { STILL, VIEWS } from '../domain/bike3d/views'
import { lookOf } from '../domain/drawing/look'
import { colorChosen, defaultBuild } from '../domain/build'
import { saddleHeight } from '../domain/geometry'
import { seedBikes } from '../server/seed/data/bikes'
import { seedCountries } from '../server/seed/data/countries'
import { runScript, say } from './problem'

const FOLDER = 'public/stills'
const MANIFEST = join(FOLDER, 'manifest.json')
const STUDIO = 'components/bike3d'
/** Phones show 720 on many pixels, where the eye forgives more. */
const WIDTHS = [
  { width: 1600, quality: 40 },
  { width: 960, quality: 40 },
  { width: 720, quality: 34 },
  { width: 480, quality: 40 },
] as const
const WIDEST = 1600
/** For programs that don't read AVIF. */
const OTHER_WIDTH = 960
/** A rider of average height. */
const SADDLE = saddleHeight(80)
const SAMPLES = 12
const SHADOW_DIRECTIONS = 96
/** Software rendering does as well, and the same everywhere. */
const FLAGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
]

type Stage = 'dark' | 'paper'

interface Sitting {
  bike: Bike
  build: Build
  stage: Stage
  views: readonly View[]
  /** Start of the names of its files. */
  name: string
}

/** A picture that there is: what its build looks like, and a hash of the model, its materials and the studio. */
interface Entry {
  key: string
  made: string
}

type Manifest = Record<string, Entry>

/** `npm run stills [-- NAME]`: takes the pictures that are missing or were taken of something else. */
async function main(): Promise<number> {
  mkdirSync(FOLDER, { recursive: true })
  const only = process.argv[2] ?? ''
  const { outputFiles, metafile } = await bundle({
    entryPoints: ['scripts/stills/page.ts'],
    bundle: true,
    metafile: true,
    write: false,
    format: 'iife',
    tsconfig: 'tsconfig.json',
  })
  const script = outputFiles[0]?.text ?? ''
  const studio = codeOf(Object.keys(metafile.inputs))
  const manifest = readManifest()
  const wanted = sittings().filter(({ name }) => name.includes(only))
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: FLAGS,
  })
  for (const sitting of wanted) {
    const entry = { key: stillKey(sitting.bike, sitting.build), made: madeOf(sitting, studio) }
    const missing = sitting.views.filter((view) => {
      const known = manifest[`${sitting.name}-${view}`]
      return known?.key !== entry.key || known.made !== entry.made
    })
    if (!missing.length) continue
    const page = await browser.newPage()
    await page.addScriptTag({ content: script })
    for (const view of missing) {
      await take(page, { ...sitting, view, isFirst: view === missing[0] })
      manifest[`${sitting.name}-${view}`] = entry
      writeManifest(manifest)
      say(`${sitting.name}-${view}`)
    }
    await page.close()
  }
  await browser.close()
  for (const name of Object.keys(manifest)) await addWidths(name)
  if (!only) forgetOthers(manifest, wanted)
  return 0
}

/** All colors that can be chosen as they are, on both stages; the first one before the others, and from close, too. */
function sittings(): Sitting[] {
  const [country] = seedCountries
  if (!country) return []
  const all = seedBikes.flatMap((bike) => {
    const first = defaultBuild(bike, country)
    const plain = bike.colors.filter(({ type }) => type !== 'Custom')
    return plain.flatMap(({ id, title }) =>
      (['dark', 'paper'] as const).map((stage) => {
        const isFirst = id === first.color_id
        const views: readonly View[] = isFirst && stage === 'dark' ? VIEWS : ['side', 'front']
        const name = [bike.slug, title.toLowerCase().replaceAll(' ', '-'), stage].join('-')
        return { isFirst, bike, build: colorChosen(bike, first, id), stage, views, name }
      }),
    )
  })
  return all.sort((a, b) => Number(b.isFirst) - Number(a.isFirst))
}

const geometries = new Map<string, string>()

/** Colors of a bike share its geometry. */
function geometryOf(bike: Bike, build: Build): string {
  const known = geometries.get(bike.slug)
  if (known) return known
  const { parts } = bikeModel(bike, build, { saddle: SADDLE, detail: 'fine' })
  const hash = createHash('sha256')
  for (const { material, mesh } of parts) {
    hash.update(material).update(mesh.positions.map((value) => Math.round(value * 100)))
  }
  const made = hash.digest('hex')
  geometries.set(bike.slug, made)
  return made
}

/** What the studio runs on; the turntable beside it takes no pictures. */
function codeOf(files: readonly string[]): string {
  const own = files.filter((file) => file.startsWith(`${STUDIO}/`)).sort()
  return own.map((file) => readFileSync(file, 'utf8')).join('')
}

function madeOf({ bike, build, stage }: Sitting, studio: string): string {
  const materials = JSON.stringify(materialsOf(lookOf(bike, build).paint))
  const views = readFileSync('domain/bike3d/views.ts', 'utf8')
  return createHash('sha256')
    .update([geometryOf(bike, build), materials, stage, views, studio].join())
    .digest('hex')
    .slice(0, 12)
}

interface Shot extends Sitting {
  view: View
  isFirst: boolean
}

async function take(page: Page, { bike, build, stage, view, name, isFirst }: Shot): Promise<void> {
  const sitting = {
    bike,
    build,
    stage,
    saddle: SADDLE,
    ...STILL,
    shadowDirections: SHADOW_DIRECTIONS,
  }
  if (isFirst) await page.evaluate((one) => window.sit(one), sitting)
  const url = await page.evaluate(([one, count]) => window.take(one, count), [
    view,
    SAMPLES,
  ] as const)
  const picture = sharp(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))
  for (const { width, quality } of WIDTHS) {
    const file = join(FOLDER, `${name}-${view}-${width}.avif`)
    await picture.clone().resize(width).avif({ quality, effort: 5 }).toFile(file)
  }
  const other = picture.clone().resize(OTHER_WIDTH)
  const webp = { quality: 75, alphaQuality: 90, effort: 5 }
  await other.webp(webp).toFile(join(FOLDER, `${name}-${view}-${OTHER_WIDTH}.webp`))
}

/** A width that was not wanted yet when a picture was taken is made from its widest file. */
async function addWidths(name: string): Promise<void> {
  for (const { width, quality } of WIDTHS) {
    const file = join(FOLDER, `${name}-${width}.avif`)
    if (existsSync(file)) continue
    const widest = sharp(join(FOLDER, `${name}-${WIDEST}.avif`))
    await widest.resize(width).avif({ quality, effort: 5 }).toFile(file)
  }
}

function readManifest(): Manifest {
  try {
    return JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest
  } catch {
    return {}
  }
}

function writeManifest(manifest: Manifest): void {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => a.localeCompare(b)))
  writeFileSync(MANIFEST, `${JSON.stringify(sorted, null, 2)}\n`)
}

/** Pictures of builds that are no longer offered like that go. */
function forgetOthers(manifest: Manifest, wanted: readonly Sitting[]): void {
  const names = new Set(wanted.flatMap(({ name, views }) => views.map((view) => `${name}-${view}`)))
  const kept = Object.entries(manifest).filter(([name]) => names.has(name))
  writeManifest(Object.fromEntries(kept))
  for (const file of readdirSync(FOLDER)) {
    const name = file.replace(/-\d+\.(avif|webp)$/, '')
    if (file !== 'manifest.json' && !names.has(name)) rmSync(join(FOLDER, file))
  }
}

runScript(main)
