import { IssueScreen, NewIssueScreen } from '@/components/office/newsletter/issue-screen'
import { IssuesScreen } from '@/components/office/newsletter/issues-screen'
import { SuppressionsScreen } from '@/components/office/newsletter/suppressions-screen'
import { PictureTools } from '@/components/community/forum/picture-tools'
import { contentPictureMarkdown } from '@/domain/shop/content/content-pictures'
import type { OfficePage } from '@/hooks/office/kit/use-office-page'
import {
  issues as texts,
  suppressions as suppressionTexts,
} from '@/messages/office/newsletter/issues'

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
