import { LegalReportScreen } from '@/components/community/forum/office/office-reports'
import { ForumOfficeScreen } from '@/components/community/forum/office/office-screen'
import type { OfficePage } from '@/hooks/office/kit/use-office-page'
import { legalReport } from '@/messages/community/forum/forum-legal'
import { forumOffice as texts } from '@/messages/community/forum/forum-office'

export const forum = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <ForumOfficeScreen />,
})

export const report = (id: string | null): OfficePage => ({
  title: legalReport.title(id),
  back: { href: '/backoffice/forum', title: legalReport.all },
  body: <LegalReportScreen id={id} />,
})
