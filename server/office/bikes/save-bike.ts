import { stateOf, withState, type BikeState, type StaffBike } from '@/domain/office/bikes/bikes'
import { bikeDifferences, undoingOf, withEdit } from '@/domain/office/bikes/bikes-edit'
import { bikeFault } from '@/domain/office/bikes/bikes-fault'
import { DEFAULT_COUNTRY_ID } from '@/domain/kit/constants'
import { readCatalog } from '@/server/catalog'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { enqueue } from '@/server/kernel/jobs/queue'

import { findEdit, insertEdit, isDuplicateRequest, lockBike, updateEdit } from './queries'
import { lastBikeFault } from './last-bike-fault'
import { serialFault } from './serial-fault'
import { editionOf, requireStaffBike } from './read-bikes'
import { writeState } from './write-state'

type BikeEditDeps = Pick<Deps, 'db' | 'clock'>

interface SaveBikeInput {
  slug: string
  state: BikeState
  edition: string
  starts_at: string | null
  note: string
  request_key: string
  by: number
}

async function present(tx: Db, slug: string) {
  await lockBike(tx, slug)
  const bike = await requireStaffBike(tx, slug)
  return { bike, state: stateOf(bike) }
}

/** @throws DomainError bike_not_buildable with a message that says why */
export async function refuseFault(db: Db, bike: StaffBike, state: BikeState): Promise<void> {
  const { countriesById, countries } = await readCatalog(db)
  const country = countriesById.get(DEFAULT_COUNTRY_ID) ?? countries[0]
  const message =
    (country ? bikeFault(bike, state, country) : null) ??
    (await serialFault(db, bike, state)) ??
    (await lastBikeFault(db, bike, state))
  if (message !== null) throw new DomainError('bike_not_buildable', message, { message })
}

/**
 * Saves the editable state of a bike (optimistic locking), immediately or scheduled.
 * @throws DomainError bike_not_found, bike_changed, bike_unchanged, bike_not_buildable, bike_hour_past
 */
export async function saveBike({ db, clock }: BikeEditDeps, saving: SaveBikeInput): Promise<void> {
  const now = clock.now()
  const starts_at = saving.starts_at === null ? now : new Date(saving.starts_at)
  if (saving.starts_at !== null && starts_at <= now) {
    throw new DomainError('bike_hour_past', 'That hour has passed.')
  }
  await db.transaction(async (tx) => {
    const { bike, state: was } = await present(tx, saving.slug)
    if (await isDuplicateRequest(tx, saving.request_key)) return
    if (editionOf(was) !== saving.edition) {
      throw new DomainError('bike_changed', `Bike ${saving.slug} was changed.`)
    }
    // Unknown entries are ignored, and missing ones stay unchanged.
    const became = stateOf(withState(bike, saving.state))
    if (bikeDifferences(was, became).length === 0) {
      throw new DomainError('bike_unchanged', 'Nothing differs.')
    }
    await refuseFault(tx, bike, became)
    const isNow = starts_at <= now
    const id = await insertEdit(tx, {
      ...{ bike_id: bike.id, was, became, note: saving.note, made_at: now, made_by: saving.by },
      ...{ starts_at, applied_at: isNow ? now : null, request_key: saving.request_key },
    })
    if (isNow) await writeState(tx, bike, { state: became, at: now })
    else await enqueue(tx, { queue: 'bike-edit', id, startAfter: starts_at })
  })
}

/** Applies a due edit without overwriting newer edits, or cancels it if the bike couldn't be built. */
export async function startBikeEdit({ db, clock }: BikeEditDeps, id: number): Promise<void> {
  const found = await findEdit(db, id)
  if (!found) return
  await db.transaction(async (tx) => {
    const { bike, state: was } = await present(tx, found.slug)
    const { edit } = (await findEdit(tx, id)) ?? found
    const now = clock.now()
    if (edit.applied_at !== null || edit.ended_at !== null || edit.starts_at > now) return
    const became = stateOf(withState(bike, withEdit(was, bikeDifferences(edit.was, edit.became))))
    const fault = await findBikeFault(tx, bike, became)
    if (fault !== null) {
      const note = [edit.note, `Canceled when it was to start: ${fault}`].filter(Boolean).join(' ')
      await updateEdit(tx, id, { ended_at: now, note })
      return
    }
    await writeState(tx, bike, { state: became, at: now })
    await updateEdit(tx, id, { was, became, applied_at: now })
  })
}

async function findBikeFault(tx: Db, bike: StaffBike, state: BikeState): Promise<string | null> {
  try {
    await refuseFault(tx, bike, state)
    return null
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'bike_not_buildable') throw error
    return error.sentence
  }
}

interface UndoBikeEditInput {
  slug: string
  id: number
  by: number
}

/**
 * Undoes an edit, or cancels one that hasn't started. Fields that have been changed again since then stay.
 * @throws DomainError bike_not_found, bike_edit_not_found, bike_edit_ended, bike_not_buildable
 */
export async function undoBikeEdit(
  { db, clock }: BikeEditDeps,
  { slug, id, by }: UndoBikeEditInput,
) {
  const now = clock.now()
  await db.transaction(async (tx) => {
    const { bike, state: was } = await present(tx, slug)
    const found = await findEdit(tx, id)
    if (found?.slug !== slug) throw new DomainError('bike_edit_not_found', `No change ${id}.`)
    const { edit } = found
    if (edit.ended_at !== null) throw new DomainError('bike_edit_ended', `${id} has ended.`)
    await updateEdit(tx, id, { ended_at: now })
    if (edit.applied_at === null) return
    const { back } = undoingOf(was, edit)
    // Options that have been published stay in the data, because orders may refer to them.
    const became = stateOf(withState(bike, withEdit(was, back)))
    await refuseFault(tx, bike, became)
    await insertEdit(tx, {
      ...{ bike_id: bike.id, was, became, made_at: now, made_by: by, undoes: id },
      ...{ starts_at: now, applied_at: now, request_key: `undo ${id}` },
    })
    await writeState(tx, bike, { state: became, at: now })
  })
}
