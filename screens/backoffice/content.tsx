import { NewTextScreen } from '@/components/office/content/new-text-screen'
import { TextScreen } from '@/components/office/content/text-screen'
import { TextsScreen } from '@/components/office/content/texts-screen'
import { ContentBody } from '@/components/shop/content/content-body'
import { PictureTools } from '@/components/community/forum/picture-tools'
import { contentPictureMarkdown } from '@/domain/shop/content/content-pictures'
import { contentPath, type TextKind } from '@/domain/shop/content/content'
import type { OfficePage } from '@/hooks/office/kit/use-office-page'
import { officeContent as texts } from '@/messages/office/content/content'

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
