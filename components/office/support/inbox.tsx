import { useRef } from 'react'

import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Loaded } from '@/components/kit/ui/loaded'
import { useDeskInbox, type InboxFilter } from '@/hooks/office/support/use-desk-inbox'
import { useKeys } from '@/hooks/kit/use-keys'
import { officeLists } from '@/messages/office/kit/lists'
import { desk as texts } from '@/messages/office/support/support'

import { EmptyList, PageLinks, RowsPlaceholder } from '@/components/office/kit/list-parts'
import { toSearch, walkRows } from '@/components/office/kit/walk-rows'
import { InboxFilters } from './inbox-filters'
import { InboxTable } from './inbox-table'
import { InboxViews } from './inbox-views'

export function Inbox() {
  const { list, filter, desk, isSlow, hrefOf, go } = useDeskInbox()
  const rows = useRef<HTMLDivElement>(null)
  useKeys({
    j: () => walkRows(rows.current, 1),
    k: () => walkRows(rows.current, -1),
    '/': toSearch,
  })
  const isByDue = (filter.state ?? 'open') === 'open'
  return (
    <>
      <InboxViews {...{ filter, hrefOf }} counts={desk?.counts ?? null} />
      <InboxFilters key={filter.q ?? ''} {...{ filter, desk, go }} />
      <div ref={rows} className="mt-4">
        {isSlow && <p role="status">{texts.slow}</p>}
        {list.isStale && (
          <ErrorNotice sentence={texts.stale} onRetry={list.renew} className="mb-3 max-w-xl" />
        )}
        <Loaded state={list.state} onRetry={list.retry} placeholder={<RowsPlaceholder />}>
          {({ tickets, next, previous }) => (
            <>
              <p role="status" className="mb-1 text-sm text-ink-soft">
                {texts.found(tickets.length, !next && !previous)}
              </p>
              {tickets.length === 0 ? <Nothing filter={filter} /> : <InboxTable rows={tickets} />}
              <PageLinks
                {...{ next, previous }}
                titles={
                  isByDue
                    ? { previous: officeLists.earlier, next: officeLists.later }
                    : { previous: officeLists.newer, next: officeLists.older }
                }
                hrefOf={(marks) => hrefOf({ ...filter, ...marks })}
              />
            </>
          )}
        </Loaded>
      </div>
    </>
  )
}

function Nothing({ filter }: { filter: InboxFilter }) {
  if (!Object.values(filter).some(Boolean)) {
    const link = { href: '/backoffice/tickets?state=all', title: texts.allTickets }
    return <EmptyList title={texts.nothingOpen} hint={texts.nothingOpenHint} link={link} />
  }
  const link = { href: '/backoffice/tickets', title: texts.clear }
  return <EmptyList title={texts.nothing} hint={texts.nothingHint} link={link} />
}
