import { EmailsScreen } from '@/components/backoffice/operation/emails-screen'
import { HealthScreen } from '@/components/backoffice/operation/health-screen'
import type { OfficePage } from '@/hooks/use-office-page'
import { emails as emailTexts, health as healthTexts } from '@/messages/operation'

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
