import { fromStaffBike, stateOf, type BikeState, type StaffBike } from '@/domain/office/bikes/bikes'
import { bikeDifferences, stateText } from '@/domain/office/bikes/bikes-edit'
import { asText } from '@/domain/office/bikes/bikes-preview'
import { readStaffBikes } from '@/server/catalog'
import type { Db } from '@/server/kernel/db/client'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { sha256 } from '@/server/kernel/ports/ids'

import { listHistory } from '../goods/queries'
import { countPlanned, listBikeEdits } from './queries'
import { readPapers } from './read-papers'

/** @throws DomainError bike_not_found */
export async function requireStaffBike(db: Db, slug: string): Promise<StaffBike> {
  const staffBike = (await readStaffBikes(db)).find((bike) => bike.slug === slug)
  if (!staffBike) throw new DomainError('bike_not_found', `No bike "${slug}".`)
  return staffBike
}

export async function listBikeRows(db: Db) {
  const planned = await countPlanned(db)
  const bikes = await readStaffBikes(db)
  return bikes.map((bike) => {
    const { id, slug, title, price, sizes, colors, groups, rules, is_draft = false } = bike
    const parts = groups.flatMap((group) => group.parts)
    return {
      ...{ slug, title, is_draft, ended_at: endOf(bike), price, sizes: sizes.length },
      ...{ colors: colors.length, colors_offered: offered(colors) },
      ...{ parts: parts.length, parts_offered: offered(parts) },
      ...{ rules: rules.length, planned: planned.get(id) ?? 0 },
    }
  })
}

const endOf = ({ ended_at }: StaffBike) => ended_at?.toISOString() ?? null

const offered = (all: readonly { withheld: unknown }[]) =>
  all.filter(({ withheld }) => withheld === null).length

/** Hashes a bike's state as its version (optimistic locking), without prices. */
export const editionOf = (state: BikeState) => sha256(stateText(state)).slice(0, 32)

/** @throws DomainError bike_not_found */
export async function readBikePage(deps: Parameters<typeof readPapers>[0], slug: string) {
  const { db } = deps
  const bike = await requireStaffBike(db, slug)
  const state = stateOf(bike)
  const edits = await listBikeEdits(db, bike.id)
  const history = await listHistory(db, bike.id)
  return {
    bike: fromStaffBike(bike),
    ended_at: endOf(bike),
    state,
    edition: editionOf(state),
    papers: await readPapers(deps, bike),
    edits: edits.map(({ was, became, made_at, starts_at, ...edit }) => ({
      ...edit,
      made_at: made_at.toISOString(),
      starts_at: starts_at.toISOString(),
      differences: bikeDifferences(was, became).map(asText),
    })),
    history: history.map(({ at, ...line }) => ({ ...line, at: at.toISOString() })),
  }
}
