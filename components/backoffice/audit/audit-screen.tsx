import { useRef } from 'react'

import { Button } from '@/components/ui/button'
import { ErrorNotice } from '@/components/ui/error-notice'
import { Loaded } from '@/components/ui/loaded'
import { useAudit, useAuditExport, type AuditSearch } from '@/hooks/use-audit'
import { useKeys } from '@/hooks/use-keys'
import { audit as texts } from '@/messages/audit'
import { officeLists } from '@/messages/backoffice-lists'
import { toSentence } from '@/messages/errors'

import { EmptyList, PageLinks, RowsPlaceholder } from '../list-parts'
import { toSearch, walkRows } from '../walk-rows'
import { AuditFilters } from './audit-filters'
import { AuditTable } from './audit-table'

/** Who changed what: a search and a page, all of it in the address. */
export function AuditScreen() {
  const { list, filter, isSlow, hrefOf, go } = useAudit()
  const rows = useRef<HTMLDivElement>(null)
  useKeys({
    j: () => walkRows(rows.current, 1),
    k: () => walkRows(rows.current, -1),
    '/': toSearch,
  })
  const people = list.state.status === 'ready' ? list.state.data.people : []
  return (
    <>
      <AuditFilters {...{ filter, people }} onChange={go} />
      <div ref={rows} className="mt-4">
        {isSlow && <p role="status">{officeLists.slow}</p>}
        {list.isStale && (
          <ErrorNotice
            sentence={officeLists.stale}
            onRetry={list.renew}
            className="mb-3 max-w-xl"
          />
        )}
        <Loaded state={list.state} onRetry={list.retry} placeholder={<RowsPlaceholder />}>
          {({ items, next, previous }) => (
            <>
              <div className="mb-1 flex flex-wrap items-center justify-between gap-3">
                <p role="status" className="text-sm text-ink-soft">
                  {texts.found(items.length, !next && !previous)}
                </p>
                {items.length > 0 && <Download filter={filter} />}
              </div>
              {items.length === 0 ? (
                <Nothing isFiltered={Object.values(filter).some(Boolean)} />
              ) : (
                <AuditTable rows={items} />
              )}
              <PageLinks
                {...{ next, previous }}
                titles={{ previous: officeLists.newer, next: officeLists.older }}
                hrefOf={(marks) => hrefOf({ ...filter, ...marks })}
              />
            </>
          )}
        </Loaded>
      </div>
    </>
  )
}

function Download({ filter }: { filter: AuditSearch }) {
  const { run, isRunning, error } = useAuditExport()
  return (
    <div>
      <Button
        variant="secondary"
        className="!px-3 text-sm lg:min-h-9"
        isLoading={isRunning}
        onClick={() => void run(filter)}
      >
        {texts.download}
      </Button>
      {error && <ErrorNotice sentence={toSentence(error)} className="mt-2" />}
    </div>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) return <EmptyList title={texts.none} hint={texts.noneHint} />
  return (
    <EmptyList
      title={texts.noMatch}
      hint={texts.noMatchHint}
      link={{ href: '/backoffice/audit', title: texts.all }}
    />
  )
}
