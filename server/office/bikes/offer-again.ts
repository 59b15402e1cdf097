import { stateOf, type BikeState, type WithheldState } from '@/domain/bikes'
import { shopDay } from '@/domain/gift-day'
import { readStaffBikes } from '@/server/catalogue'
import type { Deps } from '@/server/kernel/deps'

import { insertEdit, lockBike } from './queries'
import { requireStaffBike } from './read-bikes'
import { writeState } from './write-state'

/** Offers the colors and parts again whose day has come: a change that the shop makes by itself. */
export async function offerAgain({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const today = shopDay(now)
  for (const { slug, ...kept } of await readStaffBikes(db)) {
    if (!isDue(stateOf({ slug, ...kept }), today)) continue
    await db.transaction(async (tx) => {
      await lockBike(tx, slug)
      const bike = await requireStaffBike(tx, slug)
      const was = stateOf(bike)
      if (!isDue(was, today)) return
      const became = offeredFrom(was, today)
      await insertEdit(tx, {
        ...{ bike_id: bike.id, was, became, made_at: now, starts_at: now, applied_at: now },
        request_key: `offer ${slug} ${now.toISOString()}`,
      })
      await writeState(tx, bike, became)
    })
  }
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
