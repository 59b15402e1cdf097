import { DealershipsScreen } from '@/components/office/dealers/dealerships-screen'
import type { OfficePage } from '@/hooks/office/kit/use-office-page'
import { dealerships as texts } from '@/messages/office/dealers/dealers'

export const dealers = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <DealershipsScreen />,
})
