import { staffRoutes as routes, type StaffChange, type StaffMember } from '@/contract/staff'

import { call } from './http/call'
import type { Http } from './http/http'

export type { StaffChange, StaffMember }

/** Who works at the shop. Whoever would leave it without an owner fails with `last_owner`. */
export function staffService(http: Http) {
  return {
    list: async (): Promise<StaffMember[]> => (await call(http, routes.list, {})).staff,
    change: (person: string, body: StaffChange): Promise<StaffMember> =>
      call(http, routes.change, { params: { person }, body }),
  }
}
