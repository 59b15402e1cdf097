import type { AreaCode, SpotCode } from './spare-areas'

/** Width of an exploded view divided by its height. */
export const EXPLODED_ASPECT = 4 / 3

/** Stored widths of exploded views in pixels. */
export const EXPLODED_WIDTHS = [800, 1600] as const

/** The areas of a bike, each taken apart in a picture with links to its parts. */
export interface ExplodedBike {
  slug: string
  title: string
  areas: {
    code: AreaCode
    /** Positions in shares of width and height. */
    spots: { code: SpotCode; x: number; y: number; href: string }[]
  }[]
}
