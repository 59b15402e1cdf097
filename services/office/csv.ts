import {
  csvRoutes as routes,
  type CsvImport,
  type CsvImports,
  type CsvUpload,
  type CustomersUpload,
} from '@/contract/office/csv/csv'
import type { CsvKind } from '@/domain/office/csv/csv-tables'

import { call } from '@/services/http/call'
import { clientOf } from '@/services/http/client-of'
import type { Http } from '@/services/http/http'

const TABLE = { headers: { 'content-type': 'text/csv' } }

interface ImportRef {
  id: number
  kind: CsvKind
}

const idParam = ({ id }: ImportRef) => ({ params: { id: String(id) } })

/** CSV imports and exports. Uploads are validated line by line; nothing changes until applied. */
export function csvService(http: Http) {
  return {
    ...clientOf(http, routes, { list: 'imports', listCustomers: 'imports' }),

    read: (ref: ImportRef): Promise<CsvImport> =>
      call(http, ref.kind === 'customers' ? routes.readCustomers : routes.read, idParam(ref)),

    upload: (kind: CsvKind, name: string, file: Blob): Promise<CsvImports[number]> => {
      const sent = { query: { name }, body: file }
      if (kind === 'customers') {
        return call(http, routes.uploadCustomers, sent as CustomersUpload, TABLE)
      }
      return call(http, routes.upload, { ...sent, params: { kind } } as CsvUpload, TABLE)
    },

    apply: (ref: ImportRef): Promise<CsvImport> =>
      call(http, ref.kind === 'customers' ? routes.applyCustomers : routes.apply, idParam(ref)),
  }
}
