import { staffRoutes } from '@/contract/office/staff/staff'
import { staffSchemas } from '@/contract/office/staff/staff.schema'
import type { Role } from '@/domain/kit/permissions'
import { resetSecondFactor, revokeSessions } from '@/server/identity'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { createRouter } from '@/server/kernel/http/router'

import { invite, readInvitations, sendAgain, withdraw } from './invitations'
import { findMember, listStaff, lockStaff, setAccess } from './queries'

export const staffRouter = createRouter(staffRoutes, staffSchemas)
  .on('list', async ({ db, mail }) => ({
    data: { staff: await listStaff(db), has_mail: mail !== null },
  }))
  .on('invitations', async (context) => ({ data: await readInvitations(context) }))
  .on('invite', async (context) => {
    const { id, link } = await invite(context, context.body)
    const isPassedOn = link !== null
    context.log.info({ by: context.caller.publicId, invitation: id, isPassedOn }, 'staff invited')
    return { data: { ...(await readInvitations(context)), link } }
  })
  .on('sendInvitation', async (context) => {
    const link = await sendAgain(context, context.params.id)
    return { data: { ...(await readInvitations(context)), link } }
  })
  .on('withdraw', async (context) => {
    await withdraw(context, context.params.id)
    return { data: await readInvitations(context) }
  })
  .on('change', async (context) => {
    const { person } = context.params
    await changeAccess(context, person, context.body)
    return { data: await readMember(context, person) }
  })
  .on('resetSecondFactor', async (context) => {
    const { caller, body, log } = context
    const { person } = context.params
    await resetSecondFactor(context, { caller, person, ...body })
    log.info({ by: caller.publicId, person }, 'two-factor authentication reset')
    return { data: await readMember(context, person) }
  })

async function readMember({ db }: Pick<Deps, 'db'>, person: string) {
  const member = await findMember(db, person)
  if (!member) throw notFound(person)
  return member
}

/** @throws DomainError staff_not_found; last_owner, which the database enforces */
async function changeAccess(
  { db, clock }: Deps,
  person: string,
  access: { role: Role | null; is_disabled: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const known = await lockStaff(tx, person)
    if (!known) throw notFound(person)
    const at = clock.now()
    const disabledAt = access.is_disabled ? (known.disabled_at ?? at) : null
    await setAccess(tx, known.id, { role: access.role, disabledAt })
    if (disabledAt) await revokeSessions(tx, known.id, { at, reason: 'disabled' })
  })
}

const notFound = (person: string) => new DomainError('staff_not_found', `No staff ${person}.`)
