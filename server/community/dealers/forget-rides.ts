import type { Deps } from '@/server/kernel/deps'
import { forgetRides } from './ride-queries'

const KEPT_MS = 30 * 86_400_000

/** Thirty days after a ride nobody needs to know any more who rode. */
export async function forgetPastRides({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await forgetRides(db, new Date(clock.now().getTime() - KEPT_MS))
}
