import { Rss } from 'lucide-react'

import { content } from '@/messages/shop/content/content'

import { TextList, type ListedText } from './text-list'

export function NewsListScreen({ texts }: { texts: readonly ListedText[] }) {
  return (
    <div className="wrap flex-1 pt-12 pb-20 lg:pt-20 lg:pb-28">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div>
          <h1 className="text-5xl">{content.news}</h1>
          <p className="mt-4 text-lg text-ink-soft">{content.newsLead}</p>
        </div>
        {/* eslint-disable-next-line @next/next/no-html-link-for-pages -- a file, no page */}
        <a href="/news/rss.xml" className="inline-flex min-h-touch items-center gap-2 font-medium">
          <Rss aria-hidden="true" className="size-4 text-ink-soft" />
          <span className="link">{content.rss}</span>
        </a>
      </div>
      <div className="mt-12 lg:mt-16">
        {texts.length > 0 ? (
          <TextList texts={texts} />
        ) : (
          <p className="border-t border-line pt-6 text-ink-soft">{content.newsEmpty}</p>
        )}
      </div>
    </div>
  )
}
