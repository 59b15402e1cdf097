import { useEffect, useEffectEvent } from 'react'

import { CSV_KINDS, type CatalogKind } from '@/domain/office/csv/csv-tables'
import { csv as texts } from '@/messages/office/csv/csv'
import type { CsvImports } from '@/contract/office/csv/csv'
import { saveFile } from '@/utils/save-file'

import { useAction } from '@/hooks/kit/use-action'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'

export type { CsvImports } from '@/contract/office/csv/csv'

const LOOK_EVERY_MS = 1_500

const isMoving = ({ state }: CsvImports[number]) => state === 'checking' || state === 'applying'

export type CsvDesk = 'catalog' | 'customers'

/** Loads the latest imports, polling while one is being checked or applied. */
export function useImports(desk: CsvDesk) {
  const request = useStaleIfErrorRequest(desk, ({ csv }) =>
    desk === 'customers' ? csv.listCustomers() : csv.list(),
  )
  const { state } = request
  const isWaiting = state.status === 'ready' && state.data.some(isMoving)
  const look = useEffectEvent(() => request.renew())
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => look(), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isWaiting])
  return request
}

export function useImportLines({ id, kind }: Pick<CsvImports[number], 'id' | 'kind'>) {
  return useStaleIfErrorRequest(String(id), ({ csv }) => csv.read({ id, kind }))
}

export function useCsvUpload(onDone: () => void) {
  const { run, ...action } = useAction(({ csv }, kind: string, file: File) =>
    csv.upload(CSV_KINDS.find((one) => one === kind) ?? 'spares', file.name, file),
  )
  return {
    ...action,
    upload: async (kind: string, file: File) => {
      if (await run(kind, file)) onDone()
    },
  }
}

export function useCsvApply(onDone: () => void) {
  const { run, ...action } = useAction(({ csv }, { id, kind }: CsvImports[number]) =>
    csv.apply({ id, kind }),
  )
  return {
    ...action,
    apply: async (table: CsvImports[number]) => {
      await run(table)
      onDone()
    },
  }
}

export function useCsvExport() {
  return useAction(async ({ csv }, kind: CatalogKind) => {
    saveFile(texts.fileName(kind), await csv.export({ kind }), 'text/csv')
  })
}
