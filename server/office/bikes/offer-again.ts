import { stateOf, type BikeState, type WithheldState } from '@/domain/office/bikes/bikes'
import { shopDay } from '@/domain/shop/gift-card/gift-day'
import { readStaffBikes } from '@/server/catalog'
import type { Db } from '@/server/kernel/db/client'
import { bikes } from '@/server/kernel/db/schema/catalog/bikes'
import { listDueOf } from '@/server/kernel/jobs/due-rows'
import type { JobDeps } from '@/server/kernel/jobs/steps'
import { workThrough } from '@/server/kernel/jobs/work-through'

import { insertEdit, lockBike } from './queries'
import { requireStaffBike } from './read-bikes'
import { writeState } from './write-state'

/** Republishes colors and parts whose date has come, per bike. The change has no author. */
export async function offerAgain(deps: JobDeps): Promise<void> {
  const { db, clock } = deps
  const work = 'bike-offers/bikes'
  const dueBikes = async () => {
    const today = shopDay(clock.now())
    return (await readStaffBikes(db)).filter((bike) => isDue(stateOf(bike), today))
  }
  await workThrough(deps, {
    work,
    list: async (limit) => {
      const ids = (await dueBikes()).map(({ id }) => id)
      return listDueOf(db, { work, id: bikes.id, ids }, limit)
    },
    step: async (id) => {
      const bike = (await dueBikes()).find((one) => one.id === id)
      if (bike) await db.transaction((tx) => offerBike(tx, bike.slug, clock.now()))
    },
  })
}

async function offerBike(tx: Db, slug: string, now: Date): Promise<void> {
  await lockBike(tx, slug)
  const bike = await requireStaffBike(tx, slug)
  const was = stateOf(bike)
  const today = shopDay(now)
  if (!isDue(was, today)) return
  const became = offeredFrom(was, today)
  await insertEdit(tx, {
    ...{ bike_id: bike.id, was, became, made_at: now, starts_at: now, applied_at: now },
    request_key: `offer ${slug} ${now.toISOString()}`,
  })
  await writeState(tx, bike, { state: became, at: now })
}

const isOver = (withheld: WithheldState | null, today: string) =>
  withheld !== null && withheld.until !== null && withheld.until <= today

const isDue = ({ colors, parts }: BikeState, today: string) =>
  [...colors, ...parts].some(({ withheld }) => isOver(withheld, today))

function offeredFrom(state: BikeState, today: string): BikeState {
  const offered = <Item extends { withheld: WithheldState | null }>(item: Item): Item =>
    isOver(item.withheld, today) ? { ...item, withheld: null } : item
  return { ...state, colors: state.colors.map(offered), parts: state.parts.map(offered) }
}
