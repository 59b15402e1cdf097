import { OverviewScreen } from '@/components/office/overview/overview-screen'
import type { OfficePage } from '@/hooks/office/kit/use-office-page'
import { backoffice as texts } from '@/messages/office/overview/overview'

export const overview = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <OverviewScreen />,
})
