import { DraftsScreen } from '@/components/backoffice/drafts/drafts-screen'
import type { OfficePage } from '@/hooks/use-office-page'
import { drafts as texts } from '@/messages/drafts'

export const drafts = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <DraftsScreen />,
})
