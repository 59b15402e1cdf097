import { Button } from '@/components/ui/button'
import { ErrorNotice } from '@/components/ui/error-notice'
import { useAudit, useAuditExport, type AuditSearch } from '@/hooks/use-audit'
import { audit as texts } from '@/messages/audit'
import { officeLists } from '@/messages/backoffice-lists'
import { toSentence } from '@/messages/errors'

import { OfficeList } from '../office-list'
import { AuditFilters } from './audit-filters'
import { AuditTable } from './audit-table'

const TITLES = { ...texts, previous: officeLists.newer, next: officeLists.older }

/** Who changed what: a search and a page, all of it in the address. */
export function AuditScreen() {
  const controls = useAudit()
  const { list, filter, go } = controls
  const people = list.state.status === 'ready' ? list.state.data.people : []
  return (
    <>
      <AuditFilters {...{ filter, people }} onChange={go} />
      <OfficeList
        {...{ controls }}
        countOf={({ items }) => items.length}
        found={({ items }, isAll) => texts.found(items.length, isAll)}
        titles={TITLES}
        href="/backoffice/audit"
        actions={<Download filter={filter} />}
      >
        {({ items }) => <AuditTable rows={items} />}
      </OfficeList>
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
