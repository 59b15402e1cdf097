import { BookkeepingScreen } from '@/components/office/payment/bookkeeping-screen'
import type { OfficePage } from '@/hooks/office/kit/use-office-page'
import { bookkeeping as texts } from '@/messages/office/payment/payment'

export const payments = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  zone: texts.zone,
  body: <BookkeepingScreen />,
})
