import {
  disputesRoutes as routes,
  type DisputeFiles,
  type WireAttachment,
} from '@/contract/disputes'
import type { EvidencePaper } from '@/domain/evidence'

import { call } from './http/call'
import type { Http } from './http/http'

export type { DisputeFile, DisputeFiles } from '@/contract/disputes'

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
