import type { GiftCardsQuery } from '@/services/gifts'

import { useKeptRequest } from './use-kept-request'
import { given, useOfficeAddress } from './use-office-address'
import { useSlow } from './use-slow'

export type { GiftCardRow } from '@/services/gifts'

/** The gift cards that the address asks for. */
export function useGiftCards() {
  const { isReady, value, ...address } = useOfficeAddress()
  const filter = { list: value('list'), q: value('q') }
  // What somebody wrote into the address is refused by the API in its own words.
  const query = given({
    ...{ ...filter, after: value('after'), before: value('before') },
  }) as GiftCardsQuery
  const list = useKeptRequest(isReady ? JSON.stringify(query) : null, ({ gifts }) =>
    gifts.list(query),
  )
  return { ...address, list, filter, isSlow: useSlow(list.state.status === 'loading') }
}
