import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { stillKey } from '@/domain/shop/bike3d/still-key'
import { PHOTO_WIDTHS } from '@/domain/shop/bike3d/still-widths'
import { VIEWS, type View } from '@/domain/shop/bike3d/views'
import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { buildAddress } from '@/domain/shop/bikes/build-address'
import { stillNames, STILLS } from '@/server/pictures/stills'

import { apiFile } from './api-file'

export { stillKeys } from '@/server/pictures/stills'

const OTHER_WIDTH = 960

export interface StillRequest {
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

let files: Promise<ReadonlySet<string>> | undefined

/** Lists the views of a build for which pictures on the dark stage exist. */
export async function stillViews(bike: Bike, build: Build): Promise<View[]> {
  const found = await stillNames(stillKey(bike, build))
  return VIEWS.filter((view) => found.some((name) => name.endsWith(`-dark-${view}`)))
}

/** Returns a picture of a build that looks the same: the studio's, or the rendered one; null if none. */
export async function pictureFile(request: StillRequest): Promise<Still | null> {
  return (await stillFile(request)) ?? renderedFile(request)
}

/** Returns a studio picture of a build that looks the same (`npm run stills`); null if none. */
export async function stillFile({
  bike,
  build,
  stage,
  view,
  ...wanted
}: StillRequest): Promise<Still | null> {
  const found = await stillNames(stillKey(bike, build))
  const name = found.find((one) => one.endsWith(`-${stage}-${view}`))
  if (!name) return null
  files ??= readdir(STILLS).then((all) => new Set(all))
  const stored = await files
  const widths = PHOTO_WIDTHS.filter((one) => stored.has(`${name}-${one}.avif`))
  return readStill({ folder: STILLS, name, widths, other: OTHER_WIDTH }, wanted)
}

async function renderedFile(request: StillRequest): Promise<Still | null> {
  const { bike, build, stage, view, width, accept } = request
  const format = ['avif', 'webp'].find((one) => accept.includes(`image/${one}`))
  if (!format) return null
  const address = encodeURIComponent(buildAddress(build))
  const file = `${stage}-${view}-${Math.ceil(width)}.${format}`
  const found = await apiFile(`/api/build-pictures/${bike.slug}/${file}?build=${address}`)
  return (
    found && { bytes: found.bytes, type: found.type === 'image/avif' ? found.type : 'image/webp' }
  )
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
