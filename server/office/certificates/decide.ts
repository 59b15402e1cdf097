import type { DecodedInput } from '@/contract/kit/route'
import type { taxCertificatesSchemas } from '@/contract/office/certificates/certificates.schema'
import { fullName } from '@/domain/kit/person-name'
import { wasApproved } from '@/domain/shop/tax/certificate'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { queueLetter } from '@/server/kernel/mail/queue-letter'
import { dayOf } from '@/server/kernel/ports/clock'
import { invalidInput } from '@/server/kernel/resource/store'
import { certificateAnswer } from '@/server/pricing'

import { certificateLetter } from './certificate-letter'
import {
  findCertificate,
  lockCertificate,
  updateCertificate,
  type OfficeCertificateRow,
} from './queries'

type Body = DecodedInput<(typeof taxCertificatesSchemas)['decide']>['body']
type Decision = Omit<Body, 'version'>

export function toResponse(deps: Pick<Deps, 'secret' | 'clock'>, row: OfficeCertificateRow) {
  const { user, version, orders, ...certificate } = row
  return {
    ...certificateAnswer(deps, certificate),
    ...{ decision: row.decision, version, orders },
    customer: user && { id: user.public_id, name: fullName(user), email: user.email },
  }
}

/**
 * Decides about a certificate and emails its owner. Orders that were placed stay exempt.
 * @throws DomainError certificate_not_found, certificate_changed, invalid_input
 */
export async function decide(deps: Deps, id: number, { version, ...made }: Body) {
  return deps.db.transaction(async (tx) => {
    await lockCertificate(tx, id)
    const known = await findCertificate(tx, id)
    if (!known) throw new DomainError('certificate_not_found', `No certificate ${id}.`)
    if (known.version !== version)
      throw new DomainError('certificate_changed', `Version ${known.version}.`)
    refuseInvalid(made, dayOf(deps.clock.now()))
    const decided = withReason(known, made)
    await updateCertificate(tx, id, decided)
    const row = { ...known, ...decided }
    if (row.user) {
      const letter = certificateLetter(row, deps.shopUrl)
      const { id: user_id, email: recipient } = row.user
      await queueLetter(deps, tx, { user_id, kind: 'certificate_decided', recipient, letter })
    }
    const saved = await findCertificate(tx, id)
    return toResponse(deps, saved ?? row)
  })
}

function withReason({ decision }: OfficeCertificateRow, made: Decision) {
  if (made.decision === 'approved') return { ...made, decision_reason: '' }
  return { ...made, decision: wasApproved(decision) ? ('revoked' as const) : ('refused' as const) }
}

function refuseInvalid({ decision, decision_reason, ends_on }: Decision, today: string): void {
  if (decision === 'refused' && decision_reason.trim() === '') {
    throw invalidInput([{ field: 'decision_reason', message: 'Enter a reason for the customer.' }])
  }
  if (decision === 'approved' && ends_on !== null && ends_on < today) {
    throw invalidInput([{ field: 'ends_on', message: 'Choose a day that isn’t over.' }])
  }
}
