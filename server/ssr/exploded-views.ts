import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { SparePage } from '@/contract/shop/spares/spares'
import { separateSpots } from '@/domain/kit/map-view'
import type { ExplodedBike } from '@/domain/shop/spares/exploded-bike'
import { EXPLODED_ASPECT } from '@/domain/shop/spares/exploded-bike'
import { spareSearchAddress, type SpareQuery } from '@/domain/shop/spares/spare-address'
import { SPARE_AREAS } from '@/domain/shop/spares/spare-areas'

const MANIFEST = path.join(process.cwd(), 'public', 'exploded', 'manifest.json')
/** Minimum distance between spots as a share of the width, so that fingers can hit each on a phone. */
const GAP = 0.11

type Manifest = Record<string, { spots: Record<string, readonly [x: number, y: number]> }>

let manifest: Promise<Manifest> | undefined

const readManifest = async (): Promise<Manifest> =>
  JSON.parse(await readFile(MANIFEST, 'utf8')) as Manifest

/** Returns the exploded views of the bike asked for, or else of the first that has some (`npm run stills`). */
export async function explodedBike(
  query: SpareQuery,
  { bikes, groups }: Pick<SparePage, 'bikes' | 'groups'>,
): Promise<ExplodedBike | null> {
  manifest ??= readManifest()
  const all = await manifest
  const sold = new Set(groups.filter(({ count }) => count > 0).map(({ code }) => code))
  const bike = bikes.find(
    ({ slug }) =>
      (query.bike === null || slug === query.bike) &&
      SPARE_AREAS.some(({ code }) => all[`${slug}-${code}`]),
  )
  if (!bike) return null
  const areas = SPARE_AREAS.flatMap(({ code, spots }) => {
    const shown = all[`${bike.slug}-${code}`]?.spots
    const offered = spots.flatMap((spot) => {
      const at = shown?.[spot.code]
      return at && sold.has(spot.group) ? [{ spot, x: at[0], y: at[1] }] : []
    })
    const apart = separateSpots(
      offered.map(({ x, y }, id) => ({ id, x, y })),
      GAP,
      EXPLODED_ASPECT,
    )
    const placed = offered.map(({ spot }, index) => {
      const { x = 0, y = 0 } = apart[index] ?? {}
      const q = 'q' in spot ? spot.q : ''
      const href = spareSearchAddress({ ...query, q, group: spot.group, page: 1 })
      return { code: spot.code, x, y, href }
    })
    return placed.length > 0 ? [{ code, spots: placed }] : []
  })
  return areas.length > 0 ? { ...bike, areas } : null
}
