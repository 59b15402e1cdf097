import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { stillKey } from '@/domain/shop/bike3d/still-key'
import { VIEWS, type View } from '@/domain/shop/bike3d/views'

const FOLDER = path.join(process.cwd(), 'public', 'stills')
const WIDTHS = [480, 720, 960, 1600] as const
const OTHER_WIDTH = 960

interface StillRequest {
  bike: Bike
  build: Build
  stage: 'dark' | 'paper'
  view: View
  /** Requested width (px); the next larger file is sent. */
  width: number
  /** Accept header. */
  accept: string
}

export interface Still {
  bytes: Buffer
  type: 'image/avif' | 'image/webp'
}

/** Picture names by the appearance of the build. */
type Names = Map<string, string[]>

let names: Promise<Names> | undefined

async function readNames(): Promise<Names> {
  const manifest = JSON.parse(await readFile(path.join(FOLDER, 'manifest.json'), 'utf8')) as Record<
    string,
    { key: string }
  >
  const byKey: Names = new Map()
  for (const [name, { key }] of Object.entries(manifest)) {
    byKey.set(key, [...(byKey.get(key) ?? []), name])
  }
  return byKey
}

async function namesOf(bike: Bike, build: Build): Promise<string[]> {
  names ??= readNames()
  return (await names).get(stillKey(bike, build)) ?? []
}

/** Lists the views of a build for which pictures on the dark stage exist. */
export async function stillViews(bike: Bike, build: Build): Promise<View[]> {
  const found = await namesOf(bike, build)
  return VIEWS.filter((view) => found.some((name) => name.endsWith(`-dark-${view}`)))
}

/** Returns a studio picture of a build that looks the same (`npm run stills`); null if none. */
export async function stillFile({
  bike,
  build,
  stage,
  view,
  ...wanted
}: StillRequest): Promise<Still | null> {
  const name = (await namesOf(bike, build)).find((one) => one.endsWith(`-${stage}-${view}`))
  if (!name) return null
  return readStill({ folder: FOLDER, name, widths: WIDTHS, other: OTHER_WIDTH }, wanted)
}

interface StillSource {
  folder: string
  name: string
  /** Widths in ascending order (px). */
  widths: readonly number[]
  /** Width that is available as WebP (px). */
  other: number
}

/** Reads the next larger width in an accepted format; returns null if the browser accepts neither. */
export async function readStill(
  { folder, name, widths, other }: StillSource,
  requested: Pick<StillRequest, 'width' | 'accept'>,
): Promise<Still | null> {
  if (requested.accept.includes('image/avif')) {
    const width = widths.find((one) => one >= requested.width) ?? widths.at(-1) ?? other
    return { bytes: await readFile(path.join(folder, `${name}-${width}.avif`)), type: 'image/avif' }
  }
  if (!requested.accept.includes('image/webp')) return null
  const bytes = await readFile(path.join(folder, `${name}-${other}.webp`))
  return { bytes, type: 'image/webp' }
}
