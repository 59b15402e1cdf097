import { useDeskInbox } from '@/hooks/office/support/use-desk-inbox'
import { officeLists } from '@/messages/office/kit/lists'
import { desk as texts } from '@/messages/office/support/support'

import { OfficeList } from '@/components/office/kit/office-list'
import { InboxFilters } from './inbox-filters'
import { InboxTable } from './inbox-table'
import { InboxViews } from './inbox-views'

const TITLES = {
  none: texts.nothingOpen,
  noneHint: texts.nothingOpenHint,
  noneLink: { href: '/backoffice/tickets?state=all', title: texts.allTickets },
  noMatch: texts.nothing,
  noMatchHint: texts.nothingHint,
  all: texts.clear,
}
const BY_DUE = { ...TITLES, previous: officeLists.earlier, next: officeLists.later }
const BY_AGE = { ...TITLES, previous: officeLists.newer, next: officeLists.older }

export function Inbox() {
  const { desk, ...controls } = useDeskInbox()
  const { filter, hrefOf, go } = controls
  return (
    <>
      <InboxViews {...{ filter, hrefOf }} counts={desk?.counts ?? null} />
      <InboxFilters key={filter.q ?? ''} {...{ filter, desk, go }} />
      <OfficeList
        {...{ controls }}
        countOf={({ tickets }) => tickets.length}
        found={({ tickets }, isAll) => texts.found(tickets.length, isAll)}
        titles={(filter.state ?? 'open') === 'open' ? BY_DUE : BY_AGE}
        href="/backoffice/tickets"
      >
        {({ tickets }) => <InboxTable rows={tickets} />}
      </OfficeList>
    </>
  )
}
