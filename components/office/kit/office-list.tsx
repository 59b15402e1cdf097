import { useRef, type ReactNode } from 'react'

import { cx } from '@/components/kit/ui/cx'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Loaded } from '@/components/kit/ui/loaded'
import { useKeys } from '@/hooks/kit/use-keys'
import type { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'
import { officeLists as texts } from '@/messages/office/kit/lists'

import { EmptyList, PageLinks, RowsPlaceholder } from './list-parts'
import { toSearch, walkRows } from './walk-rows'

interface PageCursors {
  next: string | number | null
  previous: string | number | null
  /** Position in the list, if it is counted. */
  range?: { from: number; matching: number } | undefined
}

interface Titles {
  /** Message shown if there are no entries at all. */
  none: string
  noneHint?: string
  noneLink?: { href: string; title: string }
  /** Message shown if no entry matches the filter. */
  noMatch: string
  noMatchHint?: string
  /** Link text for removing the filter. */
  all: string
  previous: string
  next: string
}

interface OfficeListProps<Page extends PageCursors, Filter extends object> {
  controls: {
    list: ReturnType<typeof useStaleIfErrorRequest<Page>>
    filter: Filter
    isLoading?: boolean
    isSlow: boolean
    hrefOf: (entries: Filter & { after?: string; before?: string }) => string
  }
  countOf: (page: Page) => number
  /** Number of matches as text. @param isAll whether this page is the whole list */
  found: (page: Page, isAll: boolean) => string
  titles: Titles
  /** URL of the list's first page without filters. */
  href: string
  /** What can be done with the entries. */
  actions?: ReactNode
  /** What adds an entry, also to an empty list. */
  add?: ReactNode
  /** Shortcuts of this list, in addition to J, K and / of every list. */
  keys?: Readonly<Record<string, () => void>>
  /** The rows; not called for an empty list. */
  children: (page: Page) => ReactNode
}

export function OfficeList<Page extends PageCursors, Filter extends object>({
  controls: { list, filter, isLoading, isSlow, hrefOf },
  ...props
}: OfficeListProps<Page, Filter>) {
  const { countOf, found, titles, href, actions, add, keys, children } = props
  const rows = useRef<HTMLDivElement>(null)
  useKeys({
    j: () => walkRows(rows.current, 1),
    k: () => walkRows(rows.current, -1),
    '/': toSearch,
    ...keys,
  })
  return (
    <div ref={rows} aria-busy={isLoading} className="mt-4 aria-busy:opacity-60">
      {isSlow && <p role="status">{texts.slow}</p>}
      {list.isStale && (
        <ErrorNotice sentence={texts.stale} onRetry={list.renew} className="mb-3 max-w-xl" />
      )}
      <Loaded state={list.state} onRetry={list.retry} placeholder={<RowsPlaceholder />}>
        {(page) => (
          <>
            <div className="mb-1 flex flex-wrap items-center justify-between gap-3">
              <p
                role="status"
                className={cx('text-sm text-ink-soft', countOf(page) === 0 && 'sr-only')}
              >
                {foundText(page, countOf(page)) ?? found(page, isWhole(page))}
              </p>
              <div className="ml-auto flex flex-wrap justify-end gap-2">
                {add}
                {countOf(page) > 0 && actions}
              </div>
            </div>
            {countOf(page) > 0 ? (
              children(page)
            ) : (
              <Nothing isFiltered={Object.values(filter).some(Boolean)} {...{ titles, href }} />
            )}
            <PageLinks
              next={mark(page.next)}
              previous={mark(page.previous)}
              titles={titles}
              hrefOf={(marks) => hrefOf({ ...filter, ...marks })}
            />
          </>
        )}
      </Loaded>
    </div>
  )
}

const isWhole = ({ next, previous }: PageCursors) => next === null && previous === null

function foundText(page: PageCursors, count: number): string | null {
  if (!page.range || count === 0 || isWhole(page)) return null
  return texts.range({ ...page.range, count })
}

const mark = (value: string | number | null) => (value === null ? null : String(value))

interface NothingProps {
  isFiltered: boolean
  titles: Titles
  href: string
}

function Nothing({ isFiltered, titles, href }: NothingProps) {
  const { none, noneHint, noneLink, noMatch, noMatchHint, all } = titles
  if (!isFiltered) {
    return (
      <EmptyList
        title={none}
        {...(noneHint && { hint: noneHint })}
        {...(noneLink && { link: noneLink })}
      />
    )
  }
  return (
    <EmptyList
      title={noMatch}
      {...(noMatchHint && { hint: noMatchHint })}
      link={{ href, title: all }}
    />
  )
}
