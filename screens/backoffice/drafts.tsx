import { DraftsScreen } from '@/components/office/drafts/drafts-screen'
import type { OfficePage } from '@/hooks/office/kit/use-office-page'
import { drafts as texts } from '@/messages/office/drafts/drafts'

export const drafts = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <DraftsScreen />,
})
