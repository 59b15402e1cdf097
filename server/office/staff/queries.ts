import { eq, sql, type SQL } from 'drizzle-orm'

import { ADMIN_FLAG } from '@/domain/kit/constants'
import type { Role } from '@/domain/kit/permissions'
import type { Db } from '@/server/kernel/db/client'
import { sessions } from '@/server/kernel/db/schema/accounts/sessions'
import { users } from '@/server/kernel/db/schema/accounts/users'

const rowsOf = (db: Db, where: SQL) =>
  db
    .select({
      id: users.public_id,
      name: sql<string>`trim(${users.name} || ' ' || ${users.last_name})`,
      email: users.email,
      role: users.staff_role,
      is_disabled: sql<boolean>`${users.disabled_at} is not null`,
      has_second_factor: sql<boolean>`${users.totp_confirmed_at} is not null`,
      last_login: sql<string | null>`(select to_char(max(s.created_at) at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from ${sessions} s where s.user_id = ${users}.id)`,
    })
    .from(users)
    .where(where)
    .orderBy(users.name, users.last_name, users.id)

export const listStaff = (db: Db) => rowsOf(db, sql`${users.staff_role} is not null`)

export async function findMember(db: Db, person: string) {
  const [row] = await rowsOf(db, sql`${users.public_id} = ${person}`)
  return row
}

/** Locks a staff member; returns undefined for other accounts. */
export async function lockStaff(tx: Db, person: string) {
  const [row] = await tx
    .select({ id: users.id, disabled_at: users.disabled_at })
    .from(users)
    .where(sql`${users.public_id} = ${person} and ${users.staff_role} is not null`)
    .for('update')
  return row
}

export async function setAccess(
  tx: Db,
  id: number,
  { role, disabledAt }: { role: Role | null; disabledAt: Date | null },
): Promise<void> {
  await tx
    .update(users)
    .set({ staff_role: role, is_admin: role === null ? 0 : ADMIN_FLAG, disabled_at: disabledAt })
    .where(eq(users.id, id))
}
