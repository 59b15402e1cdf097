import { useEffect, useEffectEvent, useState } from 'react'

import {
  CATALOG_KINDS,
  kindsOfTable,
  type CatalogKind,
  type CsvKind,
} from '@/domain/office/csv/csv-tables'
import { csv as texts } from '@/messages/office/csv/csv'
import type { CsvImports } from '@/contract/office/csv/csv'
import { saveFile } from '@/utils/save-file'

import { useAction } from '@/hooks/kit/use-action'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'
import { useOfficeAddress } from '@/hooks/office/kit/use-office-address'

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

/** Part of a file that contains its first line, in bytes. */
const HEAD_BYTES = 16_000

/**
 * Holds the file and the kind of its table: the one that the link names or staff chose, unless the columns of the file
 * fit another one only. Empty until one of these decides.
 */
export function useCsvUpload(desk: CsvDesk, onDone: () => void) {
  const named = kindNamed(useOfficeAddress().value('table'))
  const [chosen, setKind] = useState<CsvKind | ''>('')
  const kind: CsvKind | '' = desk === 'customers' ? 'customers' : chosen || (named ?? '')
  const [file, setFile] = useState<File | null>(null)
  const { run, ...action } = useAction(({ csv }, of: CsvKind, table: File) =>
    csv.upload(of, table.name, table),
  )
  return {
    ...action,
    ...{ kind, file },
    choose: (value: string) => setKind(kindNamed(value) ?? ''),
    pick: async (table: File | null) => {
      setFile(table)
      if (!table || desk === 'customers') return
      const fitting = kindsOfTable(await textOf(table.slice(0, HEAD_BYTES)))
      if (fitting.some((one) => one === kind)) return
      const byName = fitting.find((one) => table.name.toLowerCase().startsWith(one))
      const found = fitting.length === 1 ? fitting[0] : byName
      if (found) setKind(found)
    },
    upload: async () => {
      if (kind !== '' && file && (await run(kind, file))) onDone()
    },
  }
}

const kindNamed = (value: string | undefined) => CATALOG_KINDS.find((one) => one === value)

/** Reads by the byte order mark, as UTF-8 without one; in any other encoding, names of columns read the same. */
function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onloadend = () => resolve(typeof reader.result === 'string' ? reader.result : '')
    reader.readAsText(blob)
  })
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
