import path from 'node:path'

import type { Bike } from '@/domain/shop/bikes/bike'
import { optionStillName, paintStillName } from '@/domain/shop/goods/still-names'

import { stillNames } from './goods-still'
import { paintPicture } from './paint-still'
import type { Still } from './still-file'
import { readStill } from './still-file'

const FOLDER = path.join(process.cwd(), 'public', 'option-stills')
const WIDTH = 240

interface OptionStillRequest {
  bike: Bike
  /** Id of a part; given instead of `color`. */
  part?: number | undefined
  color?: number | undefined
  /** Accept header. */
  accept: string
}

/** Returns the small picture of an option or paint, or null if there is none. */
export async function optionStill({
  bike,
  accept,
  ...wanted
}: OptionStillRequest): Promise<Still | null> {
  const names = await stillNames(FOLDER)
  const color = bike.colors.find(({ id }) => id === wanted.color)
  if (color) return paintStill(paintStillName(color), names, accept)
  const part = bike.groups.flatMap(({ parts }) => parts).find(({ id }) => id === wanted.part)
  const own = part && optionStillName(bike.slug, part)
  const name = own && nearest(own, bike, names)
  return name ? file(name, accept) : null
}

const file = (name: string, accept: string) =>
  readStill({ folder: FOLDER, name, widths: [WIDTH], other: WIDTH }, { width: WIDTH, accept })

/** Paints that staff added, by the names of their pictures. */
const painted = new Map<string, Promise<Buffer>>()

async function paintStill(own: string, names: ReadonlySet<string>, accept: string) {
  if (names.has(own)) return file(own, accept)
  const finish = own.slice(0, own.lastIndexOf('-') + 1)
  const known = [...names].filter((name) => name.startsWith(finish))
  const [only] = known
  if (!only) return null
  if (known.length === 1) return file(only, accept)
  if (!accept.includes('image/webp')) return null
  const picture = painted.get(own) ?? paintPicture(FOLDER, own, known)
  painted.set(own, picture)
  picture.catch(() => painted.delete(own))
  return { bytes: await picture, type: 'image/webp' as const }
}

/** A copied bike has no pictures of its own, so use those of the same option on another bike. */
function nearest(own: string, { slug }: Bike, names: ReadonlySet<string>): string | undefined {
  if (names.has(own)) return own
  if (!own.startsWith(slug)) return undefined
  const option = own.slice(slug.length)
  return [...names].find((name) => name.endsWith(option))
}
