import { RETENTION_MS } from '@/domain/kit/retention'
import type { Deps } from '@/server/kernel/deps'
import { anonymizeRides } from './ride-queries'

/** Erases the personal data of past rides. */
export async function purgePastRides({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await anonymizeRides(db, new Date(clock.now().getTime() - RETENTION_MS.test_rides))
}
