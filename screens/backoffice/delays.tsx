import { DelaysScreen } from '@/components/office/delays/delays-screen'
import type { OfficePage } from '@/hooks/office/kit/use-office-page'
import { delays as texts } from '@/messages/office/delays/delays'

export const delays = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <DelaysScreen />,
})
