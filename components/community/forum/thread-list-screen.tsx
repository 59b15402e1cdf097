import { LinkButton } from '@/components/kit/ui/link-button'
import { listAddress } from '@/domain/community/forum/forum'
import { tagAddress } from '@/domain/community/forum/forum-tags'
import type { ForumList } from '@/hooks/community/forum/use-forum-hidden'
import { forum as texts } from '@/messages/community/forum/forum'

import { Empty } from './empty'
import { Failure } from './failure'
import { ForumFrame } from './forum-frame'
import { ForumPages } from './forum-pages'
import { OwnThreads } from './own-threads'
import { ThreadList } from './thread-list'
import { WatchCategory } from './watch-category'

export interface ThreadListScreenProps {
  /** Thread list, or null if it couldn't be loaded. */
  list: ForumList | null
  failure: string | null
  /** Slug of the category, or null for all threads. */
  category: string | null
  tag: string | null
  page: number
}

/** Renders a page of all threads (/forum/1), or of the threads with a category or tag. */
export function ThreadListScreen({ list, failure, category, tag, page }: ThreadListScreenProps) {
  const addressOf = (one: number) =>
    tag === null ? listAddress(category, one) : tagAddress(tag, one)
  // spec §2: from /forum/1, back leads to the home page; everywhere else it goes one page back.
  const isFirst = category === null && tag === null && page === 1
  const back = isFirst ? { href: '/', isHistory: false } : { href: '/forum/1', isHistory: true }
  const of = list?.category
  const query = category === null ? '' : `?category=${category}`
  const search = tag === null ? query : `?tag=${tag}`
  return (
    <ForumFrame back={back}>
      <header className="mt-4 flex flex-wrap items-end justify-between gap-6 lg:mt-8">
        <div>
          <h1 className="text-4xl">{tag === null ? (of?.title ?? texts.allThreads) : `#${tag}`}</h1>
          <p className="mt-3 max-w-read text-ink-soft">{of?.description ?? texts.lead}</p>
        </div>
        <LinkButton href={`/forum/new${query}`}>{texts.newThread}</LinkButton>
      </header>
      {list ? (
        <div className="mt-10">
          {list.threads.length > 0 ? (
            <ThreadList threads={list.threads} hasCategory={category === null} />
          ) : (
            <Empty />
          )}
          <div className="flex flex-wrap items-center justify-between gap-x-8">
            <ForumPages page={list.page} pages={list.pages} addressOf={addressOf} />
            <LinkButton href={`/forum/search${search}`} variant="secondary" className="mt-8">
              {texts.search}
            </LinkButton>
            <LinkButton href="/forum" variant="secondary" className="mt-8">
              {texts.categories}
            </LinkButton>
          </div>
          {category !== null && <WatchCategory slug={category} />}
          {page === 1 && tag === null && <OwnThreads />}
        </div>
      ) : (
        <Failure sentence={failure ?? texts.failed} href={addressOf(page)} />
      )}
    </ForumFrame>
  )
}
