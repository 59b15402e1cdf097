import { OverviewScreen } from '@/components/backoffice/overview-screen'
import type { OfficePage } from '@/hooks/use-office-page'
import { backoffice as texts } from '@/messages/backoffice'

export const overview = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <OverviewScreen />,
})
