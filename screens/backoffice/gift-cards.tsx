import { GiftCardsScreen } from '@/components/backoffice/gifts/gift-cards-screen'
import type { OfficePage } from '@/hooks/use-office-page'
import { giftCards as texts } from '@/messages/gift-cards'

export const giftCards = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <GiftCardsScreen />,
})
