import {
  staffRoutes as routes,
  type Invitation,
  type InvitationInput,
  type StaffChange,
  type StaffMember,
} from '@/contract/office/staff/staff'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type { Invitation, InvitationInput, StaffChange, StaffMember }

const idParam = (id: number) => ({ params: { id: String(id) } })

/** Staff. Calls fail with `last_owner` if the shop would be left without an owner. */
export function staffService(http: Http) {
  return {
    list: async (): Promise<StaffMember[]> => (await call(http, routes.list, {})).staff,
    invitations: async (): Promise<Invitation[]> =>
      (await call(http, routes.invitations, {})).invitations,
    invite: async (body: InvitationInput): Promise<Invitation[]> =>
      (await call(http, routes.invite, { body })).invitations,
    sendInvitation: async (id: number): Promise<Invitation[]> =>
      (await call(http, routes.sendInvitation, idParam(id))).invitations,
    withdraw: async (id: number): Promise<Invitation[]> =>
      (await call(http, routes.withdraw, idParam(id))).invitations,
    change: (person: string, body: StaffChange): Promise<StaffMember> =>
      call(http, routes.change, { params: { person }, body }),
  }
}
