import { defineRoutes, type WireInput, type WireResponse } from './route'
import type { staffSchemas } from './staff.schema'

const STAFF = '/api/backoffice/staff'

export const staffRoutes = defineRoutes<typeof staffSchemas>()({
  list: { method: 'GET', path: STAFF, auth: 'admin', permission: 'staff.manage' },
  change: { method: 'PUT', path: `${STAFF}/:person`, auth: 'admin', permission: 'staff.manage' },
})

export type StaffMember = WireResponse<(typeof staffSchemas)['change']>
export type StaffChange = WireInput<(typeof staffSchemas)['change']>['body']
