import { TestRidesScreen } from '@/components/office/test-rides/test-rides-screen'
import type { OfficePage } from '@/hooks/office/kit/use-office-page'
import { testRides as texts } from '@/messages/office/test-rides/test-rides'

export const testRides = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <TestRidesScreen />,
})
