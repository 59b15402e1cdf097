import { Button } from '@/components/kit/ui/button'
import { cx } from '@/components/kit/ui/cx'
import { LinkButton } from '@/components/kit/ui/link-button'
import type { SearchScope } from '@/domain/community/help-center/synonyms'
import type { SearchInVain } from '@/contract/office/searches/searches'
import { searches as texts } from '@/messages/office/searches/searches'

import { EmptyList } from '@/components/office/kit/list-parts'

interface InVainProps {
  scope: SearchScope
  searches: readonly SearchInVain[]
  mayWrite: boolean
  /** Starts a new synonym group with the given terms. */
  onBegin: (words: string) => void
}

/** Queries without results: how often, how many results they have now, and the two fixes. */
export function InVain({ scope, searches, mayWrite, onBegin }: InVainProps) {
  const { query, times, last, now, actions } = texts.columnsInVain
  if (searches.length === 0) return <EmptyList title={texts.allFound} hint={texts.allFoundHint} />
  return (
    <section aria-label={texts.title}>
      <p className="mb-1 text-sm text-ink-soft">{texts.searched(searches.length)}</p>
      <table className="w-full text-sm">
        <caption className="sr-only">{`${texts.title}. ${texts.keys}`}</caption>
        <thead className="max-md:sr-only">
          <tr className="border-b border-line-strong text-left text-ink-soft">
            {[query, times, last, now].map((title) => (
              <th
                key={title}
                scope="col"
                className={cx('h-9 pr-4 font-normal', title === times && 'text-right')}
              >
                {title}
              </th>
            ))}
            {mayWrite && (
              <th scope="col">
                <span className="sr-only">{actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {searches.map((search) => (
            <Row key={search.query} {...{ scope, search, mayWrite, onBegin }} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Table row; on phones, it is a card with stacked cells. */
function Row({ scope, search, mayWrite, onBegin }: Omit<InVainProps, 'searches'> & SearchState) {
  const { query, unknown, results_now } = search
  return (
    <tr
      data-row
      tabIndex={-1}
      className="border-b border-line focus-within:bg-ink/3 hover:bg-ink/3 max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:gap-y-1 max-md:py-3"
    >
      <td className="w-full pr-4 font-medium break-words max-md:p-0">{query}</td>
      <td className="pr-4 text-right tabular-nums max-md:p-0 max-md:after:content-['×']">
        {texts.times(search)}
      </td>
      <td className="pr-4 whitespace-nowrap text-ink-soft max-md:p-0">{texts.last(search)}</td>
      <td className={cx('pr-4 whitespace-nowrap max-md:p-0', results_now > 0 && 'text-ok')}>
        {texts.now(scope, search)}
      </td>
      {mayWrite && (
        <td className="whitespace-nowrap max-md:w-full">
          <Button
            variant="quiet"
            size="small"
            className="max-md:-ml-3"
            aria-label={texts.makeSynonymOf(query)}
            onClick={() => onBegin(unknown.length > 0 ? `${unknown.join(', ')}, ` : `${query}, `)}
          >
            {texts.makeSynonym}
          </Button>
          {scope === 'help' ? <WriteTopic query={query} /> : <SearchAgain {...{ scope, query }} />}
        </td>
      )}
    </tr>
  )
}

function WriteTopic({ query }: { query: string }) {
  const title = query.charAt(0).toUpperCase() + query.slice(1)
  return (
    <LinkButton
      variant="quiet"
      size="small"
      aria-label={texts.writeOf(query)}
      href={`/backoffice/content/new?kind=help&title=${encodeURIComponent(title)}`}
    >
      {texts.write}
    </LinkButton>
  )
}

const PAGES = { spares: '/spares', forum: '/forum/search' } as const

function SearchAgain({ scope, query }: { scope: keyof typeof PAGES; query: string }) {
  return (
    <LinkButton
      variant="quiet"
      size="small"
      aria-label={texts.lookOf(query)}
      href={`${PAGES[scope]}?q=${encodeURIComponent(query)}`}
    >
      {texts.look}
    </LinkButton>
  )
}

interface SearchState {
  search: SearchInVain
}
