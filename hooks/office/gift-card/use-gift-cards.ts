import type { GiftCardsQuery } from '@/contract/office/gift-card/gift-card'

import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'
import { definedOnly, useOfficeAddress } from '@/hooks/office/kit/use-office-address'
import { useIsSlow } from '@/hooks/kit/use-is-slow'

export type { GiftCardRow } from '@/contract/office/gift-card/gift-card'

export function useGiftCards() {
  const { isReady, value, ...address } = useOfficeAddress()
  const filter = { list: value('list'), q: value('q') }
  // Invalid values in the URL are rejected by the API with its own message.
  const query = definedOnly({
    ...{ ...filter, after: value('after'), before: value('before') },
  }) as GiftCardsQuery
  const list = useStaleIfErrorRequest(isReady ? JSON.stringify(query) : null, ({ gifts }) =>
    gifts.list(query),
  )
  return { ...address, list, filter, isSlow: useIsSlow(list.state.status === 'loading') }
}
