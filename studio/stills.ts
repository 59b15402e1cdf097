import { readFileSync } from 'node:fs'

import type { Browser, Page } from '@playwright/test'
import { chromium } from '@playwright/test'

import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { bikeModel } from '@/domain/shop/bike3d/bike-model'
import type { MaterialName } from '@/domain/shop/bike3d/materials'
import { materialsOf } from '@/domain/shop/bike3d/materials'
import { stillKey } from '@/domain/shop/bike3d/still-key'
import type { View } from '@/domain/shop/bike3d/views'
import { STILL, VIEWS } from '@/domain/shop/bike3d/views'
import { lookOf } from '@/domain/shop/bikes/drawing/look'
import { colorChosen, defaultBuild } from '@/domain/shop/bikes/build'
import { saddleHeight } from '@/domain/shop/bikes/geometry'
import { seedBikes } from '@/server/seed/data/bikes'
import { seedCountries } from '@/server/seed/data/countries'
import { runScript, printLine } from '@/scripts/problem'
import { openAlbum } from './stills/album'
import { takeGoods } from './stills/goods'
import { takeParts } from './stills/parts'
import { makeSheets } from './stills/sheets'
import { geometryHash, openStudio, shortHash } from './stills/studio'

/** Phones show the 720 px width at a high pixel density, which hides artifacts. */
const WIDTHS = [
  { width: 1600, quality: 40 },
  { width: 960, quality: 40 },
  { width: 720, quality: 34 },
  { width: 480, quality: 40 },
] as const
const OTHER_WIDTH = 960
/** Saddle height for a rider of average height. */
const SADDLE = saddleHeight(80)
const SAMPLES = 12
const SHADOW_DIRECTIONS = 96
/** Software rendering, for reproducible results on any machine. */
const FLAGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
]

type Stage = 'dark' | 'paper'

interface StillJob {
  bike: Bike
  build: Build
  stage: Stage
  views: readonly View[]
  /** Prefix of the pictures' file names. */
  name: string
}

/** An existing picture: key of its build's appearance, and a hash of model, materials and studio. */
interface Entry {
  key: string
  made: string
}

/** `npm run stills [-- NAME]`: renders missing and outdated pictures. */
async function main(): Promise<number> {
  const only = process.argv[2] ?? ''
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: FLAGS,
  })
  await takeBikes(browser, only)
  await takeGoods(browser, only)
  await takeParts(browser, only)
  if (!only) await makeSheets()
  await browser.close()
  return 0
}

async function takeBikes(browser: Browser, only: string): Promise<void> {
  const { script, code } = await openStudio('studio/stills/page.ts')
  const album = openAlbum<Entry>({
    folder: 'public/stills',
    widths: WIDTHS,
    other: OTHER_WIDTH,
    isSame: (a, b) => a.key === b.key && a.made === b.made,
  })
  const all = sittings()
  for (const sitting of all) {
    const nameOf = (view: View) => `${sitting.name}-${view}`
    const requested = sitting.views.filter((view) => nameOf(view).includes(only))
    if (!requested.length) continue
    const entry = { key: stillKey(sitting.bike, sitting.build), made: madeOf(sitting, code) }
    const missing = requested.filter((view) => !album.has(nameOf(view), entry))
    if (!missing.length) continue
    const page = await browser.newPage()
    await page.addScriptTag({ content: script })
    for (const view of missing) {
      const url = await take(page, { ...sitting, view, isFirst: view === missing[0] })
      await album.save(nameOf(view), url, entry)
      printLine(nameOf(view))
    }
    await page.close()
  }
  await album.addWidths()
  const names = all.flatMap(({ name, views }) => views.map((view) => `${name}-${view}`))
  if (!only) album.keep(new Set(names))
}

/** Lists all standard colors on both stages; the default color is first and also gets a close-up. */
function sittings(): StillJob[] {
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

interface Shape {
  geometry: string
  names: MaterialName[]
}

const shapes = new Map<string, Shape>()

/** Cached per bike, because its colors share the shape. */
function shapeOf(bike: Bike, build: Build): Shape {
  const known = shapes.get(bike.slug)
  if (known) return known
  const { parts } = bikeModel(bike, build, { saddle: SADDLE, detail: 'fine' })
  const names = [...new Set(parts.map(({ material }) => material))].sort()
  const made = { geometry: geometryHash(parts), names }
  shapes.set(bike.slug, made)
  return made
}

function madeOf({ bike, build, stage }: StillJob, studio: string): string {
  const { geometry, names } = shapeOf(bike, build)
  const materials = materialsOf(lookOf(bike, build).paint)
  const used = JSON.stringify(names.map((name) => [name, materials[name]]))
  const views = readFileSync('domain/shop/bike3d/views.ts', 'utf8')
  return shortHash(geometry, used, stage, views, studio)
}

interface Shot extends StillJob {
  view: View
  isFirst: boolean
}

async function take(page: Page, { bike, build, stage, view, isFirst }: Shot): Promise<string> {
  const sitting = {
    ...{ bike, build, stage, saddle: SADDLE },
    ...STILL,
    shadowDirections: SHADOW_DIRECTIONS,
  }
  if (isFirst) await page.evaluate((one) => window.sit(one), sitting)
  return page.evaluate(([one, count]) => window.take(one, count), [view, SAMPLES] as const)
}

runScript(main)
