import { audit as texts } from '@/messages/office/audit/audit'
import type { AuditFilter, AuditQuery } from '@/contract/office/audit/audit'
import { saveFile } from '@/utils/save-file'

import { useAction } from '@/hooks/kit/use-action'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'
import { definedOnly, useOfficeAddress } from '@/hooks/office/kit/use-office-address'
import { useIsSlow } from '@/hooks/kit/use-is-slow'

export type { AuditEntry, AuditRow } from '@/contract/office/audit/audit'

export function useAudit() {
  const { isReady, value, ...address } = useOfficeAddress()
  const filter = {
    ...{ person: value('person'), action: value('action'), kind: value('kind') },
    ...{ subject: value('subject'), from: value('from'), to: value('to') },
  }
  // Invalid values in the URL are rejected by the API with its own message.
  const query = definedOnly({
    ...filter,
    after: value('after'),
    before: value('before'),
  }) as AuditQuery
  const list = useStaleIfErrorRequest(isReady ? JSON.stringify(query) : null, ({ audit }) =>
    audit.list(query),
  )
  return { ...address, list, filter, isSlow: useIsSlow(list.state.status === 'loading') }
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
