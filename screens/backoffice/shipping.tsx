import { ShippingScreen } from '@/components/backoffice/shipping/shipping-screen'
import type { OfficePage } from '@/hooks/use-office-page'
import { shipping as texts } from '@/messages/shipping'

export const shipping = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <ShippingScreen />,
})
