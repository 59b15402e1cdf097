import Link from 'next/link'

import { LinkButton } from '@/components/kit/ui/link-button'
import { Marked } from '@/components/kit/ui/marked'
import { SearchFailure } from '@/components/kit/ui/search-failure'
import { VisuallyHidden } from '@/components/kit/ui/visually-hidden'
import {
  helpSearchAddress,
  helpTopicAddress,
  type HelpQuery,
} from '@/domain/community/help-center/help-center'
import type { HelpPage } from '@/hooks/community/help-center/use-help-search'
import { useSaveFailedSearch } from '@/hooks/community/help-center/use-save-failed-search'
import { helpCenter as texts } from '@/messages/community/help-center/help-center'
import { helpFront } from '@/messages/community/help-center/help-front'
import { helpResults as results } from '@/messages/community/help-center/help-results'

import { HelpContact } from './help-contact'
import { HelpSearch } from './help-search'
import { HelpTrail } from './help-trail'
import { TopicLinks } from './topic-links'

export interface HelpResultsProps {
  query: HelpQuery
  /** Results, or null if the search failed. */
  found: HelpPage | null
  failure: string | null
}

const HOME = [{ title: texts.title, href: '/help-center' }]

/** Shows search results of the help center. The key resets the field on navigation. */
export function HelpResultsScreen({ query, found, failure }: HelpResultsProps) {
  const address = helpSearchAddress(query)
  useSaveFailedSearch(query.q, found && found.total)
  return (
    <div className="wrap flex-1 pt-4 pb-20 lg:pt-8 lg:pb-28">
      <HelpTrail steps={HOME} />
      <h1 className="mt-4 max-w-4xl text-4xl break-words">{results.heading(query.q)}</h1>
      <div className="mt-8 lg:max-w-[46rem]">
        <HelpSearch key={address} query={query} />
      </div>
      <VisuallyHidden role="status">{found && announcementOf(query, found)}</VisuallyHidden>
      {found ? (
        <Found query={query} found={found} />
      ) : (
        <SearchFailure sentence={failure ?? ''} href={address} className="mt-10" />
      )}
      <HelpContact />
    </div>
  )
}

/** Returns the announcement of new results for screen readers, because the page stays the same. */
function announcementOf({ q }: HelpQuery, { total }: HelpPage): string {
  if (q === '') return ''
  return total === 0 ? results.nothingTitle : results.counted(total)
}

function Found({ query, found }: { query: HelpQuery; found: HelpPage }) {
  const { total, is_partial, useful } = found
  if (total === 0) {
    return (
      <section aria-labelledby="help-found" className="mt-12 lg:max-w-[46rem]">
        {query.q !== '' && (
          <>
            <h2 id="help-found" className="text-2xl">
              {results.nothingTitle}
            </h2>
            <p className="mt-2 mb-8 max-w-read text-ink-soft">{results.nothing}</p>
            <LinkButton href="/contact" variant="secondary" className="mb-12">
              {texts.contact.action}
            </LinkButton>
          </>
        )}
        <h2 id={query.q === '' ? 'help-found' : undefined} className="mb-3 eyebrow text-ink-soft">
          {helpFront.useful}
        </h2>
        <TopicLinks topics={useful} isLong />
      </section>
    )
  }
  return (
    <section aria-labelledby="help-found" className="mt-12 lg:max-w-[46rem]">
      <h2 id="help-found" className="mb-3 eyebrow text-ink-soft">
        {results.counted(total)}
      </h2>
      {is_partial && <p className="mb-4">{results.partial}</p>}
      <ol className="border-b border-line">
        {found.results.map((hit) => (
          <li key={hit.id} className="border-t border-line">
            <Hit hit={hit} />
          </li>
        ))}
      </ol>
      <Pages query={query} pages={found.pages} />
    </section>
  )
}

function Hit({ hit }: { hit: HelpPage['results'][number] }) {
  const { slug, title, marks, category, found } = hit
  return (
    <Link href={helpTopicAddress(slug, found.anchor)} prefetch={false} className="group block py-5">
      <span className="block text-sm text-ink-soft">{category.title}</span>
      <span className="mt-1 block text-xl font-semibold decoration-2 underline-offset-4 group-hover:underline">
        <Marked text={title} marks={marks} />
      </span>
      <span className="mt-1.5 block text-ink-soft">
        <Marked text={found.text} marks={found.marks} />
      </span>
    </Link>
  )
}

function Pages({ query, pages }: { query: HelpQuery; pages: number }) {
  if (pages < 2) return null
  const { page } = query
  const addressOf = (other: number) => helpSearchAddress({ ...query, page: other })
  return (
    <nav aria-label={results.pages} className="mt-8 flex flex-wrap items-center gap-4">
      {page > 1 && (
        <LinkButton variant="secondary" href={addressOf(page - 1)} rel="prev">
          {results.previous}
        </LinkButton>
      )}
      <p className="figures">{results.page(page, pages)}</p>
      {page < pages && (
        <LinkButton variant="secondary" href={addressOf(page + 1)} rel="next">
          {results.next}
        </LinkButton>
      )}
    </nav>
  )
}
