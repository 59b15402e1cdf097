import { audit as texts } from '@/messages/office/audit/audit'
import type { AuditFilter, AuditQuery } from '@/contract/office/audit/audit'
import { saveFile } from '@/utils/save-file'

import { useAction } from '@/hooks/kit/use-action'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'
import { definedOnly } from '@/hooks/office/kit/use-office-address'
import { useOfficeList } from '@/hooks/office/kit/use-office-list'

export type { AuditEntry, AuditRow } from '@/contract/office/audit/audit'

export function useAudit() {
  return useOfficeList(
    ['person', 'action', 'kind', 'subject', 'from', 'to'],
    ({ audit }, query: AuditQuery) => audit.list(query),
  )
}

export type AuditSearch = ReturnType<typeof useAudit>['filter']

/** @param id null while the URL is not known yet */
export function useAuditEntry(id: string | null) {
  return useStaleIfErrorRequest(id, ({ audit }) => audit.read({ id: id ?? '' }))
}

export function useAuditExport() {
  return useAction(async ({ audit }, filter: AuditSearch) => {
    saveFile(texts.file, await audit.export(definedOnly(filter) as AuditFilter), 'text/csv')
  })
}
