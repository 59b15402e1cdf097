import { NewTextScreen } from '@/components/backoffice/texts/new-text-screen'
import { TextScreen } from '@/components/backoffice/texts/text-screen'
import { TextsScreen } from '@/components/backoffice/texts/texts-screen'
import { ContentBody } from '@/components/content/content-body'
import { PictureTools } from '@/components/forum/picture-tools'
import { contentPictureMarkdown } from '@/domain/content-pictures'
import { contentPath, type TextKind } from '@/domain/content'
import type { OfficePage } from '@/hooks/use-office-page'
import { officeContent as texts } from '@/messages/office-content'

export const content = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <TextsScreen />,
})

export const newText = (): OfficePage => ({
  title: texts.add,
  lead: texts.addLead,
  back: { href: '/backoffice/content', title: texts.all },
  body: <NewTextScreen />,
})

const TextPictures = (writing: Parameters<typeof PictureTools>[0]) => (
  <PictureTools {...writing} markdownOf={contentPictureMarkdown} />
)

const textOf =
  (kind: TextKind) =>
  (slug: string | null): OfficePage => ({
    title: `${texts.kindOf(kind)}: ${contentPath({ kind, slug: slug ?? '' })}`,
    back: { href: '/backoffice/content', title: texts.all },
    body: (
      <TextScreen
        address={{ kind, slug: slug ?? '' }}
        draw={(nodes) => <ContentBody nodes={nodes} />}
        Pictures={TextPictures}
      />
    ),
  })

export const page = textOf('page')
export const manual = textOf('manual')
export const news = textOf('news')
export const help = textOf('help')
