import path from 'node:path'

import type { Bike } from '@/domain/shop/bikes/bike'
import { optionStillName, paintStillName } from '@/domain/shop/goods/still-names'

import { stillNames } from './goods-still'
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

/** Returns the small studio picture of an option or paint, or null if there is none. */
export async function optionStill({
  bike,
  accept,
  ...wanted
}: OptionStillRequest): Promise<Still | null> {
  const part = bike.groups.flatMap(({ parts }) => parts).find(({ id }) => id === wanted.part)
  const color = bike.colors.find(({ id }) => id === wanted.color)
  const own = part ? optionStillName(bike.slug, part) : color && paintStillName(color)
  const name = own && nearest(own, bike, await stillNames(FOLDER))
  if (!name) return null
  return readStill(
    { folder: FOLDER, name, widths: [WIDTH], other: WIDTH },
    { width: WIDTH, accept },
  )
}

/** A copied bike has no pictures of its own, so use those of the same option on another bike. */
function nearest(own: string, { slug }: Bike, names: ReadonlySet<string>): string | undefined {
  if (names.has(own)) return own
  if (!own.startsWith(slug)) return undefined
  const option = own.slice(slug.length)
  return [...names].find((name) => name.endsWith(option))
}
