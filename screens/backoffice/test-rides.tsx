import { TestRidesScreen } from '@/components/backoffice/test-rides/test-rides-screen'
import type { OfficePage } from '@/hooks/use-office-page'
import { testRides as texts } from '@/messages/test-rides'

export const testRides = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <TestRidesScreen />,
})
