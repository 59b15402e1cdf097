import type { Db } from '../db/client'
import { findOutOfOrder, type Lock } from './locks'
import type { EventName, ShopEvent } from './shop-events'

interface Subscriber<Context, Name extends EventName> {
  /** Lock besides the order's; null if the subscriber takes none that others wait for. */
  locks: Lock | null
  handle: (context: Context, tx: Db, event: ShopEvent<Name>) => Promise<unknown>
}

/** Subscribers of each event, in the order in which they are called. */
export type Subscriptions<Context> = {
  readonly [Name in EventName]: readonly Subscriber<Context, Name>[]
}

/** Validates that subscribers respect the lock order. @throws Error naming event and subscriber */
export function defineSubscriptions<Context>(
  subscriptions: Subscriptions<Context>,
): Subscriptions<Context> {
  for (const [name, subscribers] of Object.entries(subscriptions)) {
    const wrong = findOutOfOrder<{ locks: Lock | null; handle: { name: string } }>(subscribers)
    if (wrong) throw new Error(`${name}: ${wrong.handle.name} locks ${wrong.locks} too late.`)
  }
  return subscriptions
}

/** Calls the subscribers in sequence, in the event's transaction; an error in any aborts it. */
export async function publish<
  Context extends { subscriptions: Subscriptions<Context> },
  Name extends EventName,
>(context: Context, tx: Db, event: ShopEvent<Name>): Promise<void> {
  const subscribers: readonly Subscriber<Context, Name>[] =
    context.subscriptions[event.name as Name]
  for (const { handle } of subscribers) await handle(context, tx, event)
}
