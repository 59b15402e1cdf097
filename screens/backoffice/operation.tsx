import { EmailsScreen } from '@/components/office/operation/emails-screen'
import { HealthScreen } from '@/components/office/operation/health-screen'
import type { OfficePage } from '@/hooks/office/kit/use-office-page'
import { emails as emailTexts, health as healthTexts } from '@/messages/office/operation/operation'

export const emails = (): OfficePage => ({
  title: emailTexts.title,
  lead: emailTexts.lead,
  body: <EmailsScreen />,
})

export const health = (): OfficePage => ({
  title: healthTexts.title,
  lead: healthTexts.lead,
  body: <HealthScreen />,
})
