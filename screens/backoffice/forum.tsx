import { ForumOfficeScreen } from '@/components/forum/office-screen'
import type { OfficePage } from '@/hooks/use-office-page'
import { forumOffice as texts } from '@/messages/forum-office'

export const forum = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <ForumOfficeScreen />,
})
