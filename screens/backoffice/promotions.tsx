import { PromotionsScreen } from '@/components/office/promo/promotions-screen'
import type { OfficePage } from '@/hooks/office/kit/use-office-page'
import { promotions as texts } from '@/messages/office/promo/promo'

export const promotions = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <PromotionsScreen />,
})
