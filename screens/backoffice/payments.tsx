import { BookkeepingScreen } from '@/components/bookkeeping/bookkeeping-screen'
import type { OfficePage } from '@/hooks/use-office-page'
import { bookkeeping as texts } from '@/messages/bookkeeping'

export const payments = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  zone: texts.zone,
  body: <BookkeepingScreen />,
})
