import {
  disputesRoutes as routes,
  type DisputeFiles,
  type WireAttachment,
} from '@/contract/office/disputes/disputes'
import type { EvidencePaper } from '@/domain/office/disputes/evidence'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type { DisputeFile, DisputeFiles } from '@/contract/office/disputes/disputes'

export function disputesService(http: Http) {
  const of = (id: number) => ({ id: String(id) })
  return {
    files: (id: number): Promise<DisputeFiles> => call(http, routes.files, { params: of(id) }),
    attach: (id: number, body: WireAttachment): Promise<DisputeFiles> =>
      call(http, routes.attach, { params: of(id), body }),
    attachPaper: (id: number, paper: EvidencePaper): Promise<DisputeFiles> =>
      call(http, routes.attachPaper, { params: of(id), body: { paper } }),
    remove: (id: number, file: number): Promise<DisputeFiles> =>
      call(http, routes.remove, { params: { ...of(id), file: String(file) } }),
  }
}
