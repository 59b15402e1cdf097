import {
  csvRoutes as routes,
  type CsvImport,
  type CsvImports,
  type CsvUpload,
} from '@/contract/csv'
import type { CsvKind } from '@/domain/csv-tables'

import { call } from './http/call'
import type { Http } from './http/http'

export type { CsvImport, CsvImports }

const at = (id: number) => ({ params: { id: String(id) } })

/** Tables in and out. An upload is checked line by line; nothing changes before it is applied. */
export function csvService(http: Http) {
  return {
    list: async (): Promise<CsvImports> => (await call(http, routes.list, {})).imports,
    read: (id: number): Promise<CsvImport> => call(http, routes.read, at(id)),
    upload: (kind: CsvKind, name: string, file: Blob): Promise<CsvImports[number]> =>
      call(http, routes.upload, { params: { kind }, query: { name }, body: file } as CsvUpload, {
        headers: { 'content-type': 'text/csv' },
      }),
    apply: (id: number): Promise<CsvImport> => call(http, routes.apply, at(id)),
    /** The whole table as a text. */
    export: (kind: CsvKind): Promise<string> => call(http, routes.export, { params: { kind } }),
  }
}
