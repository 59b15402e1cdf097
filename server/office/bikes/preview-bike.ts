import type { BikeState } from '@/domain/office/bikes/bikes'
import { previewOf } from '@/domain/office/bikes/bikes-preview'
import type { Deps } from '@/server/kernel/deps'

import { listStoredBuilds } from '../goods/stored-builds'
import { requireStaffBike } from './read-bikes'
import { refuseFault } from './save-bike'

/** Computes a change without writing it. @throws DomainError bike_not_found, bike_not_buildable */
export async function previewBike(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { slug, state }: { slug: string; state: BikeState },
) {
  const bike = await requireStaffBike(db, slug)
  await refuseFault(db, bike, state)
  return previewOf({ staffBike: bike, state }, await listStoredBuilds(db, slug, clock.now()))
}
