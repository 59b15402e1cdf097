import { stateOf } from '@/domain/office/bikes/bikes'
import type { Db } from '@/server/kernel/db/client'

import { insertEdit, lockBike } from './queries'
import { requireStaffBike } from './read-bikes'
import { writeState } from './write-state'

interface EndBikeInput {
  slug: string
  at: Date
  by: number
  note: string
}

/** Takes a bike off the shop with an edit that can be undone. The caller makes sure that another one is sold. */
export async function endBike(tx: Db, { slug, at, by, note }: EndBikeInput): Promise<void> {
  await lockBike(tx, slug)
  const bike = await requireStaffBike(tx, slug)
  const was = stateOf(bike)
  const state = { ...was, is_ended: true }
  await insertEdit(tx, {
    ...{ bike_id: bike.id, was, became: state, note, made_at: at, made_by: by },
    ...{ starts_at: at, applied_at: at, request_key: `end ${slug} ${at.toISOString()}` },
  })
  await writeState(tx, bike, { state, at })
}
