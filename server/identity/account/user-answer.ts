import { ROLE_PERMISSIONS } from '@/domain/kit/permissions'

import type { Deps } from '@/server/kernel/deps'

import type { UserRow } from './queries'

export function userAnswer(user: UserRow, { staffSecondFactor }: Pick<Deps, 'staffSecondFactor'>) {
  const hasSecondFactor = user.totp_confirmed_at !== null
  return {
    id: user.public_id,
    name: user.name,
    last_name: user.last_name,
    email: user.email,
    user_name: user.user_name,
    avatar: avatarOf(user),
    is_admin: user.is_admin,
    role: user.staff_role,
    permissions: user.staff_role === null ? [] : [...ROLE_PERMISSIONS[user.staff_role]],
    unit: user.unit === 1 ? (1 as const) : (0 as const),
    has_password: user.password_hash !== null,
    email_verified: user.email_verified_at !== null,
    new_email: user.new_email,
    has_second_factor: hasSecondFactor,
    needs_second_factor:
      staffSecondFactor === 'required' && user.staff_role !== null && !hasSecondFactor,
    created_at: user.created_at.toISOString(),
  }
}

/** Returns a user's public fields, or all fields for the user and for staff with permission. */
export function publicAnswer(user: UserRow, maySeeAll: boolean) {
  return {
    id: user.public_id,
    user_name: user.user_name,
    avatar: avatarOf(user),
    name: maySeeAll ? user.name : null,
    last_name: maySeeAll ? user.last_name : null,
    email: maySeeAll ? user.email : null,
    created_at: maySeeAll ? user.created_at.toISOString() : null,
  }
}

/** The URL contains a version (cache busting). */
function avatarOf({ public_id, avatar_version }: UserRow): string | null {
  return avatar_version > 0 ? `/api/user/${public_id}/avatar/${avatar_version}` : null
}
