import type { Role } from '@/domain/kit/permissions'
import { inviteStaff, listInvitations, sendInvitation, withdrawInvitation } from '@/server/identity'
import type { AuditSubjects } from '@/server/kernel/audit/entity'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'

type InvitationDeps = Deps & AuditSubjects

export async function readInvitations({ db, clock, mail }: Pick<Deps, 'db' | 'clock' | 'mail'>) {
  const rows = await listInvitations(db)
  const invitations = rows.map(({ id, email, role, expires_at }) => ({
    ...{ id, email, role, expires_at: expires_at.toISOString() },
    is_expired: expires_at <= clock.now(),
  }))
  return { invitations, has_mail: mail !== null }
}

/** @throws DomainError staff_already */
export function invite(deps: InvitationDeps, invited: { email: string; role: Role }) {
  return deps.db.transaction(async (tx: Db) => {
    const made = await inviteStaff(deps, tx, invited)
    deps.about({ kind: 'staff-invitations', id: String(made.id) })
    return made
  })
}

/** @throws DomainError invitation_not_found */
export function sendAgain(deps: Deps, id: number) {
  return deps.db.transaction((tx: Db) => sendInvitation(deps, tx, id))
}

/** @throws DomainError invitation_not_found */
export function withdraw(deps: Deps, id: number): Promise<void> {
  return deps.db.transaction((tx: Db) => withdrawInvitation(tx, id))
}
