import type { WireUser } from '@/contract/account/profile/profile'
import { ROLE_PERMISSIONS, type Role } from '@/domain/kit/permissions'

export const aStaffUser = (role: Role, change: Partial<WireUser> = {}): WireUser =>
  aUser({
    ...{ role, permissions: [...ROLE_PERMISSIONS[role]], is_admin: 9, has_second_factor: true },
    ...change,
  })

export function aUser(change: Partial<WireUser> = {}): WireUser {
  return {
    id: 'usr_4',
    name: 'Ada',
    last_name: 'Rider',
    email: 'ada@example.com',
    user_name: 'Ada R',
    avatar: null,
    is_admin: 0,
    role: null,
    permissions: [],
    unit: 0,
    has_password: true,
    email_verified: true,
    new_email: null,
    has_second_factor: false,
    needs_second_factor: false,
    created_at: '2026-11-20T10:00:00Z',
    ...change,
  }
}
