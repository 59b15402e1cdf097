import { IssueScreen, NewIssueScreen } from '@/components/backoffice/issues/issue-screen'
import { IssuesScreen } from '@/components/backoffice/issues/issues-screen'
import { SuppressionsScreen } from '@/components/backoffice/issues/suppressions-screen'
import { PictureTools } from '@/components/forum/picture-tools'
import { contentPictureMarkdown } from '@/domain/content-pictures'
import type { OfficePage } from '@/hooks/use-office-page'
import { issues as texts, suppressions as suppressionTexts } from '@/messages/issues'

const Pictures = (writing: Parameters<typeof PictureTools>[0]) => (
  <PictureTools {...writing} markdownOf={contentPictureMarkdown} />
)

const BACK = { href: '/backoffice/newsletter', title: texts.all }

export const issues = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <IssuesScreen />,
})

export const newIssue = (): OfficePage => ({
  title: texts.add,
  lead: texts.addLead,
  back: BACK,
  body: <NewIssueScreen Pictures={Pictures} />,
})

export const issue = (id: string | null): OfficePage => ({
  title: texts.issue,
  back: BACK,
  body: <IssueScreen id={id ?? ''} Pictures={Pictures} />,
})

export const suppressions = (): OfficePage => ({
  title: suppressionTexts.title,
  lead: suppressionTexts.lead,
  body: <SuppressionsScreen />,
})
