import { ForumOfficeScreen } from '@/components/community/forum/office-screen'
import type { OfficePage } from '@/hooks/office/kit/use-office-page'
import { forumOffice as texts } from '@/messages/community/forum/forum-office'

export const forum = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <ForumOfficeScreen />,
})
