import { defineRoutes, type WireInput, type WireResponse } from '@/contract/kit/route'
import type { staffSchemas } from './staff.schema'

const STAFF = '/api/backoffice/staff'
const INVITATIONS = '/api/backoffice/staff-invitations'

export const staffRoutes = defineRoutes<typeof staffSchemas>()({
  list: { method: 'GET', path: STAFF, auth: 'admin', permission: 'staff.manage' },
  invitations: { method: 'GET', path: INVITATIONS, auth: 'admin', permission: 'staff.manage' },
  invite: { method: 'POST', path: INVITATIONS, auth: 'admin', permission: 'staff.manage' },
  sendInvitation: {
    method: 'POST',
    path: `${INVITATIONS}/:id/sent`,
    auth: 'admin',
    permission: 'staff.manage',
  },
  withdraw: {
    method: 'DELETE',
    path: `${INVITATIONS}/:id`,
    auth: 'admin',
    permission: 'staff.manage',
  },
  change: { method: 'PUT', path: `${STAFF}/:person`, auth: 'admin', permission: 'staff.manage' },
  resetSecondFactor: {
    method: 'POST',
    path: `${STAFF}/:person/second-factor-reset`,
    auth: 'admin',
    permission: 'staff.manage',
  },
})

export type StaffMember = WireResponse<(typeof staffSchemas)['change']>
export type StaffChange = WireInput<(typeof staffSchemas)['change']>['body']
export type Invitations = WireResponse<(typeof staffSchemas)['invitations']>
export type InvitationLink = WireResponse<(typeof staffSchemas)['invite']>
export type Invitation = Invitations['invitations'][number]
