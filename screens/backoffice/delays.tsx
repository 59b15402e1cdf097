import { DelaysScreen } from '@/components/backoffice/delays/delays-screen'
import type { OfficePage } from '@/hooks/use-office-page'
import { delays as texts } from '@/messages/delays'

export const delays = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <DelaysScreen />,
})
