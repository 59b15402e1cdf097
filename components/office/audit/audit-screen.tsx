import { useAudit, useAuditExport } from '@/hooks/office/audit/use-audit'
import { audit as texts } from '@/messages/office/audit/audit'
import { officeLists } from '@/messages/office/kit/lists'

import { Download } from '@/components/office/kit/download'
import { OfficeList } from '@/components/office/kit/office-list'
import { AuditFilters } from './audit-filters'
import { AuditTable } from './audit-table'

const TITLES = { ...texts, previous: officeLists.newer, next: officeLists.older }

/** Shows the audit log with filters and pages; all state is in the URL. */
export function AuditScreen() {
  const controls = useAudit()
  const { list, filter, go } = controls
  const download = useAuditExport()
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
        actions={<Download {...{ filter }} controls={download} />}
      >
        {({ items }) => <AuditTable rows={items} />}
      </OfficeList>
    </>
  )
}
