import Link from 'next/link'

import { LinkButton } from '@/components/kit/ui/link-button'
import { listAddress, threadAddress } from '@/domain/community/forum/forum'
import type { ForumIndex } from '@/hooks/community/forum/use-forum-hidden'
import { forum as texts } from '@/messages/community/forum/forum'

import { When } from './author-name'
import { Empty } from './empty'
import { Failure } from './failure'
import { ForumFrame } from './forum-frame'
import { OwnThreads } from './own-threads'
import { ThreadList } from './thread-list'

interface ForumScreenProps {
  index: ForumIndex | null
  /** Error message if the forum couldn't be loaded. */
  failure: string | null
}

export function ForumScreen({ index, failure }: ForumScreenProps) {
  return (
    <ForumFrame back={{ href: '/', isHistory: true }}>
      <header className="mt-4 flex flex-wrap items-end justify-between gap-6 lg:mt-8">
        <div>
          <h1 className="text-5xl">{texts.title}</h1>
          <p className="mt-4 max-w-read text-lg text-ink-soft">{texts.lead}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton href="/forum/search" variant="secondary">
            {texts.search}
          </LinkButton>
          <LinkButton href="/forum/new">{texts.newThread}</LinkButton>
        </div>
      </header>
      {index ? <Index index={index} /> : <Failure sentence={failure ?? texts.failed} />}
    </ForumFrame>
  )
}

function Index({ index: { categories, latest } }: { index: ForumIndex }) {
  return (
    <div className="mt-12 grid gap-x-10 gap-y-14 lg:mt-16 lg:grid-cols-12">
      <section aria-labelledby="forum-latest" className="min-w-0 lg:col-span-7">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 id="forum-latest" className="text-2xl">
            {texts.latest}
          </h2>
          <Link
            href={listAddress(null)}
            className="inline-flex min-h-touch items-center link"
            prefetch={false}
          >
            {texts.allThreads}
          </Link>
        </div>
        {latest.length > 0 ? <ThreadList threads={latest} heading="h3" /> : <Empty />}
        <OwnThreads />
      </section>
      <section aria-labelledby="forum-categories" className="min-w-0 lg:col-span-4 lg:col-start-9">
        <h2 id="forum-categories" className="mb-4 text-2xl">
          {texts.categories}
        </h2>
        <ul className="border-t border-line">
          {categories.map((category) => (
            <Category key={category.slug} category={category} />
          ))}
        </ul>
      </section>
    </div>
  )
}

function Category({
  category: { slug, title, description, threads, latest },
}: {
  category: ForumIndex['categories'][number]
}) {
  return (
    <li className="border-b border-line py-4">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="font-semibold">
          <Link
            href={listAddress(slug)}
            prefetch={false}
            className="inline-flex min-h-touch items-center hover:underline hover:underline-offset-4"
          >
            {title}
          </Link>
        </h3>
        <span className="shrink-0 text-sm text-ink-soft tabular-nums">
          {texts.threads(threads)}
        </span>
      </div>
      <p className="text-sm text-ink-soft">{description}</p>
      {latest && (
        <p className="mt-1 text-sm wrap-anywhere">
          <Link
            href={threadAddress(latest)}
            prefetch={false}
            className="inline-flex min-h-touch flex-wrap items-center gap-x-2 py-1"
          >
            <span className="link">
              <bdi>{latest.title}</bdi>
            </span>
            <span className="text-ink-soft">
              <When at={latest.last_post_at} />
            </span>
          </Link>
        </p>
      )}
    </li>
  )
}
