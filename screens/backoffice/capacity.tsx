import { CapacityScreen } from '@/components/backoffice/capacity/capacity-screen'
import type { OfficePage } from '@/hooks/use-office-page'
import { capacity as texts } from '@/messages/capacity'

export const capacity = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <CapacityScreen />,
})
