import type { ReactNode } from 'react'

import type { ContentNode, Heading } from '@/domain/shop/content/content'
import { content } from '@/messages/shop/content/content'

import { ContentBody } from './content-body'
import { Contents } from './contents'

export interface ContentText {
  title: string
  description: string
  updated_at: string
  headings: Heading[]
  body: ContentNode[]
}

interface ContentScreenProps {
  text: ContentText
  eyebrow?: ReactNode
  /** Deepest heading level in the table of contents. */
  depth?: 2 | 3
  children?: ReactNode
}

/** Content page with a title, a table of contents and lines of 68 characters. */
export function ContentScreen({ text, eyebrow, depth = 2, children }: ContentScreenProps) {
  return (
    <article className="wrap flex-1 pt-12 pb-20 lg:pt-20 lg:pb-28">
      <header className="max-w-4xl">
        {eyebrow && <div className="eyebrow text-ink-soft">{eyebrow}</div>}
        <h1 className="mt-3 text-5xl">{text.title}</h1>
        <p className="mt-6 max-w-read text-lg text-ink-soft">{text.description}</p>
      </header>
      <div className="mt-10 grid gap-x-10 gap-y-12 lg:mt-16 lg:grid-cols-12">
        <div className="lg:col-span-3 print:hidden">
          <Contents headings={text.headings} depth={depth} />
        </div>
        <div className="min-w-0 lg:col-span-8 lg:col-start-5">
          <div className="max-w-read [&>:first-child]:mt-0">
            <ContentBody nodes={text.body} />
          </div>
          {children}
          <p className="mt-16 border-t border-line pt-4 text-sm text-ink-soft">
            {content.updated(text.updated_at)}
          </p>
        </div>
      </div>
    </article>
  )
}
