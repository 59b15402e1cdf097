import { GiftCardsScreen } from '@/components/office/gift-card/gift-cards-screen'
import type { OfficePage } from '@/hooks/office/kit/use-office-page'
import { giftCards as texts } from '@/messages/office/gift-card/gift-cards'

export const giftCards = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <GiftCardsScreen />,
})
