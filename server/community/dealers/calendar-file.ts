import type { Deps } from '@/server/kernel/deps'
import { rideUrl } from './ride-mails'
import type { RideFacts } from './ride-answer'

/** Renders a ride as an iCalendar event; after a move or cancellation, the same file updates it. */
export async function calendarFile(
  deps: Pick<Deps, 'shopUrl' | 'secret'>,
  facts: RideFacts,
): Promise<string> {
  const { createEvent } = await import('ics')
  const { ride, bike, dealer } = facts
  const title = `Test ride: ${bike.bike_title} ${bike.size_title}, ${dealer.title}`
  const { error, value } = createEvent({
    uid: `test-ride-${ride.id}@${new URL(deps.shopUrl).hostname}`,
    sequence: ride.sequence,
    productId: 'shop/test-rides',
    method: ride.status === 'cancelled' ? 'CANCEL' : 'PUBLISH',
    status: ride.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED',
    start: ride.starts_at.getTime(),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: ride.ends_at.getTime(),
    endInputType: 'utc',
    endOutputType: 'utc',
    title,
    description: `Move or cancel: ${rideUrl(deps, facts)}`,
    location: [dealer.title, ...dealer.address_lines].join(', '),
    geo: { lat: dealer.lat, lon: dealer.lng },
    url: rideUrl(deps, facts),
  })
  if (error || !value) throw error ?? new Error('No calendar file.')
  return value
}
