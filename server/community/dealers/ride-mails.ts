import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { enqueue } from '@/server/kernel/jobs/queue'
import { queueLetter } from '@/server/kernel/mail/queue-letter'
import { deriveKey } from '@/server/kernel/ports/ids'
import { dealerLetter, rideLetter, type RideEvent, type RideFactsForLetter } from './ride-letters'

interface Facts extends RideFactsForLetter {
  ride: RideFactsForLetter['ride'] & { id: number; user_id: number | null; remind_at: Date | null }
  dealer: RideFactsForLetter['dealer'] & { id: number }
}

type MailDeps = Pick<Deps, 'clock' | 'shopUrl' | 'secret'>

/** Builds the URL of a ride's page; anyone with it can move or cancel the ride. */
export function rideUrl(
  { shopUrl, secret }: Pick<Deps, 'shopUrl' | 'secret'>,
  { ride }: { ride: { id: number } },
): string {
  return `${shopUrl}/dealers/rides/${ride.id}/${deriveKey(secret, 'test-ride', String(ride.id))}`
}

export async function queueRideLetter(
  deps: MailDeps,
  tx: Db,
  { event, ...facts }: Facts & { event: RideEvent },
): Promise<void> {
  const { ride, dealer } = facts
  const url = rideUrl(deps, facts)
  const calendarUrl = url.replace('/dealers/rides/', '/api/test-rides/') + '/test-ride.ics'
  const row = { user_id: ride.user_id, kind: `test_ride_${event}` }
  const letter = rideLetter(event, { facts, url, calendarUrl })
  await queueLetter(deps, tx, { ...row, recipient: ride.email, letter })
  if (event === 'reminder') return
  await queueLetter(deps, tx, {
    ...row,
    kind: `${row.kind}_dealer`,
    recipient: dealer.email,
    letter: dealerLetter(event, facts, `${deps.shopUrl}/dealers/${dealer.id}`),
  })
  if (event !== 'cancelled' && ride.remind_at) {
    await enqueue(tx, { queue: 'ride-reminder', id: ride.id, startAfter: ride.remind_at })
  }
}
