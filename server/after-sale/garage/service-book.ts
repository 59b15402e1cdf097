import { omit } from '@/utils/omit'
import { findPart } from '@/domain/shop/bikes/build'
import { readCatalog } from '@/server/catalog'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'

import { deleteServiceEntry, insertServiceEntry, listServiceEntries, lockBike } from './queries'
import { requireOwnBike } from './read-bike'

const MOST_ENTRIES = 500

interface Entry {
  date: string
  km: number
  note: string
  part_id?: number | null | undefined
}

/** @throws DomainError owned_bike_not_found, service_book_full, and invalid_input for another bike's option */
export async function addService(
  deps: Pick<Deps, 'db' | 'clock'>,
  key: { userId: number; id: number },
  entry: Entry,
) {
  const { bike } = await requireOwnBike(deps, key)
  if (entry.part_id) await requireOption(deps, bike.bike_slug, entry.part_id)
  return deps.db.transaction(async (tx) => {
    await lockBike(tx, bike.id)
    const known = await listServiceEntries(tx, bike.id)
    if (known.length >= MOST_ENTRIES) {
      throw new DomainError('service_book_full', `${MOST_ENTRIES} entries.`)
    }
    const row = { ...entry, order_bike_id: bike.id, created_at: deps.clock.now() }
    return omit(await insertServiceEntry(tx, row), 'order_bike_id', 'created_at')
  })
}

/** @throws DomainError owned_bike_not_found, service_entry_not_found */
export async function removeService(
  deps: Pick<Deps, 'db'>,
  key: { userId: number; id: number },
  entry: number,
): Promise<void> {
  const { bike } = await requireOwnBike(deps, key)
  if (await deleteServiceEntry(deps.db, { bikeId: bike.id, id: entry })) return
  throw new DomainError('service_entry_not_found', `No entry ${entry} of bike ${bike.id}.`)
}

async function requireOption({ db }: Pick<Deps, 'db'>, slug: string, partId: number) {
  const model = (await readCatalog(db)).allBikesBySlug.get(slug)
  if (model && findPart(model, partId)) return
  const message = 'Choose an option of this bike.'
  const errors = [{ field: 'part_id', message }]
  throw new DomainError('invalid_input', `No option ${partId} of ${slug}.`, { message, errors })
}
