import type { Db } from '../db/client'
import { findOutOfOrder, type Lock } from './locks'
import type { EventName, ShopEvent } from './shop-events'

interface Subscriber<Context, Name extends EventName> {
  /** What it locks beside the order; null for what nobody else waits for. */
  locks: Lock | null
  handle: (context: Context, tx: Db, event: ShopEvent<Name>) => Promise<unknown>
}

/** Who hears of each event, in the order in which they do. */
export type Subscriptions<Context> = {
  readonly [Name in EventName]: readonly Subscriber<Context, Name>[]
}

/**
 * The subscriptions, once it is certain that no event locks things in another order than everybody else.
 * @throws Error that names the event and the subscriber
 */
export function defineSubscriptions<Context>(
  subscriptions: Subscriptions<Context>,
): Subscriptions<Context> {
  for (const [name, subscribers] of Object.entries(subscriptions)) {
    const wrong = findOutOfOrder<{ locks: Lock | null; handle: { name: string } }>(subscribers)
    if (wrong) throw new Error(`${name}: ${wrong.handle.name} locks ${wrong.locks} too late.`)
  }
  return subscriptions
}

/**
 * Tells every subscriber of an event, one after the other, in the transaction in which it happens. What one of them
 * throws ends the transaction.
 * @example await publish(deps, tx, { name: 'OrderPaid', order, isOnTime: true, at })
 */
export async function publish<
  Context extends { subscriptions: Subscriptions<Context> },
  Name extends EventName,
>(context: Context, tx: Db, event: ShopEvent<Name>): Promise<void> {
  const subscribers: readonly Subscriber<Context, Name>[] =
    context.subscriptions[event.name as Name]
  for (const { handle } of subscribers) await handle(context, tx, event)
}
