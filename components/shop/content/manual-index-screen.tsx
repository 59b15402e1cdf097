import { content } from '@/messages/shop/content/content'

import { ContentBody } from './content-body'
import type { ContentText } from './content-screen'
import { TextList, type ListedText } from './text-list'

interface ManualIndexProps {
  text: ContentText
  manuals: readonly ListedText[]
}

/** spec §2 /user-manual: the manuals first, then information about all bikes. */
export function ManualIndexScreen({ text, manuals }: ManualIndexProps) {
  return (
    <article className="wrap flex-1 pt-12 pb-20 lg:pt-20 lg:pb-28">
      <h1 className="text-5xl">{text.title}</h1>
      <p className="mt-6 max-w-read text-lg text-ink-soft">{text.description}</p>
      <nav aria-label={content.manuals} className="mt-12">
        <TextList texts={manuals} />
      </nav>
      <div className="mt-14 max-w-read lg:mt-20">
        <ContentBody nodes={text.body} />
      </div>
    </article>
  )
}
