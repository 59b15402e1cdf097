import type { Deps } from '@/server/kernel/deps'
import { deriveKey, isSameSecret } from '@/server/kernel/ports/ids'

import type { TicketRow } from './queries'

const keyOf = (secret: string, number: string) => deriveKey(secret, 'ticket', number)

export function hasTicketKey(
  { secret }: Pick<Deps, 'secret'>,
  { number, key }: { number: string; key: string },
): boolean {
  return isSameSecret(key, keyOf(secret, number))
}

/** Builds the URL of a ticket: members must log in, guests need only this link. */
export function ticketUrl(
  { secret, shopUrl }: Pick<Deps, 'secret' | 'shopUrl'>,
  { number, user_id }: Pick<TicketRow, 'number' | 'user_id'>,
): string {
  return user_id === null
    ? `${shopUrl}/tickets/${number}/${keyOf(secret, number)}`
    : `${shopUrl}/dashboard/support/${number}`
}
