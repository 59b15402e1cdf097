import type { Deps } from '@/server/kernel/deps'
import { anonymizeRides } from './ride-queries'

const KEPT_MS = 30 * 86_400_000

/** Erases the personal data of rides after 30 days. */
export async function purgePastRides({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await anonymizeRides(db, new Date(clock.now().getTime() - KEPT_MS))
}
