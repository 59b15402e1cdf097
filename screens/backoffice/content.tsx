import { TextScreen } from '@/components/backoffice/texts/text-screen'
import { TextsScreen } from '@/components/backoffice/texts/texts-screen'
import { ContentBody } from '@/components/content/content-body'
import type { ContentKind } from '@/domain/content'
import type { OfficePage } from '@/hooks/use-office-page'
import { officeContent as texts } from '@/messages/office-content'

export const content = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <TextsScreen />,
})

/** The page of one text of a kind. */
const textOf =
  (kind: ContentKind) =>
  (slug: string | null): OfficePage => ({
    title: `${texts.kindOf(kind)}: /${slug ?? ''}`,
    back: { href: '/backoffice/content', title: texts.all },
    body: (
      <TextScreen
        address={{ kind, slug: slug ?? '' }}
        draw={(nodes) => <ContentBody nodes={nodes} />}
      />
    ),
  })

export const page = textOf('page')
export const manual = textOf('manual')
export const news = textOf('news')
