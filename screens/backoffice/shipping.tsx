import { ShippingScreen } from '@/components/office/countries/shipping-screen'
import type { OfficePage } from '@/hooks/office/kit/use-office-page'
import { shipping as texts } from '@/messages/office/countries/countries'

export const shipping = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <ShippingScreen />,
})
