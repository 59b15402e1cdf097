import Link from 'next/link'

import { LinkButton } from '@/components/kit/ui/link-button'
import { Marked } from '@/components/kit/ui/marked'
import { postAddress } from '@/domain/community/forum/forum'
import { forumSearchAddress, type ForumQuery } from '@/domain/community/forum/forum-search'
import type { ForumFound } from '@/hooks/community/forum/use-forum-hidden'
import { forumSearch as texts } from '@/messages/community/forum/forum-search'

import { AuthorName, When } from './author-name'
import { Failure } from './failure'
import { ForumFrame } from './forum-frame'
import { SearchForm, type SearchFormProps } from './search-form'
import { ThreadBadges } from './thread-badges'

export interface SearchScreenProps extends SearchFormProps {
  /** Search results, or null if the search failed. */
  found: ForumFound | null
  failure: string | null
}

export function SearchScreen({ query, found, failure, ...form }: SearchScreenProps) {
  const address = forumSearchAddress(query)
  return (
    <ForumFrame back={{ href: '/forum', isHistory: true }}>
      <h1 className="mt-4 max-w-4xl text-4xl wrap-anywhere lg:mt-8">{texts.heading(query.q)}</h1>
      <SearchForm key={address} query={query} {...form} />
      {!found && <Failure sentence={failure ?? ''} href={address} />}
      {found && query.q !== '' && <Found query={query} found={found} />}
    </ForumFrame>
  )
}

function Found({
  query,
  found: { results, next, is_corrected },
}: {
  query: ForumQuery
  found: ForumFound
}) {
  if (results.length === 0) return <Nothing />
  return (
    <section aria-label={texts.found} className="mt-10 max-w-4xl">
      {is_corrected && <p className="mb-4">{texts.corrected}</p>}
      <ol className="border-b border-line">
        {results.map((hit) => (
          <li key={`${hit.thread.id} ${hit.number}`} className="border-t border-line">
            <Hit hit={hit} />
          </li>
        ))}
      </ol>
      <nav aria-label={texts.found} className="mt-8 flex flex-wrap gap-3">
        {next !== null && (
          <LinkButton
            variant="secondary"
            href={forumSearchAddress({ ...query, after: next })}
            rel="next"
          >
            {texts.next}
          </LinkButton>
        )}
        {query.after !== null && (
          <LinkButton variant="secondary" href={forumSearchAddress({ ...query, after: null })}>
            {texts.first}
          </LinkButton>
        )}
      </nav>
    </section>
  )
}

function Hit({
  hit: { thread, marks, number, author, created_at, excerpt },
}: {
  hit: ForumFound['results'][number]
}) {
  return (
    <article className="relative py-5 transition-colors hover:bg-surface">
      <h2 className="text-lg leading-snug font-semibold wrap-anywhere">
        <Link
          href={postAddress(thread, number)}
          prefetch={false}
          className="after:absolute after:inset-0 hover:underline hover:underline-offset-4"
        >
          <bdi>
            <Marked text={thread.title} marks={marks} />
          </bdi>
        </Link>
      </h2>
      <p className="mt-1 max-w-read wrap-anywhere text-ink-soft">
        <bdi>
          <Marked text={excerpt.text} marks={excerpt.marks} />
        </bdi>
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
        <ThreadBadges row={thread} />
        <span>{thread.category.title}</span>
        <span aria-hidden="true">·</span>
        <span>
          <AuthorName author={author} />, <When at={created_at} />
        </span>
        <span className="figures">{texts.post(number)}</span>
      </p>
    </article>
  )
}

function Nothing() {
  return (
    <section aria-labelledby="forum-nothing" className="mt-12">
      <h2 id="forum-nothing" className="text-2xl">
        {texts.nothingTitle}
      </h2>
      <p className="mt-2 text-ink-soft">{texts.nothing}</p>
      <LinkButton href="/forum/new" variant="secondary" className="mt-6">
        {texts.ask}
      </LinkButton>
    </section>
  )
}
