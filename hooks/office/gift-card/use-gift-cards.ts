import type { GiftCardsQuery } from '@/contract/office/gift-card/gift-card'

import { useOfficeList } from '@/hooks/office/kit/use-office-list'

export type { GiftCardRow } from '@/contract/office/gift-card/gift-card'

export function useGiftCards() {
  return useOfficeList(['list', 'q'], ({ gifts }, query: GiftCardsQuery) => gifts.list(query))
}
