import { DealershipsScreen } from '@/components/backoffice/dealerships/dealerships-screen'
import type { OfficePage } from '@/hooks/use-office-page'
import { dealerships as texts } from '@/messages/dealerships'

export const dealers = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <DealershipsScreen />,
})
