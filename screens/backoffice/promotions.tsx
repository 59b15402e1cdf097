import { PromotionsScreen } from '@/components/backoffice/promotions/promotions-screen'
import type { OfficePage } from '@/hooks/use-office-page'
import { promotions as texts } from '@/messages/promotions'

export const promotions = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <PromotionsScreen />,
})
