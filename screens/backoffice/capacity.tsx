import { CapacityScreen } from '@/components/office/capacity/capacity-screen'
import type { OfficePage } from '@/hooks/office/kit/use-office-page'
import { capacity as texts } from '@/messages/office/capacity/capacity'

export const capacity = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <CapacityScreen />,
})
