import { and, eq } from 'drizzle-orm'

import type { DecodedInput } from '@/contract/kit/route'
import type { certificatesSchemas } from '@/contract/account/certificates/certificates.schema'
import { certifiedRegions } from '@/domain/shop/tax/certificate'
import { readCatalog } from '@/server/catalog'
import type { Db } from '@/server/kernel/db/client'
import { taxCertificates } from '@/server/kernel/db/schema/catalog/taxes'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { claimFiles, findUpload } from '@/server/kernel/files/store'
import { dayOf } from '@/server/kernel/ports/clock'
import { invalidInput } from '@/server/kernel/resource/store'

import { deleteCertificates, insertCertificate } from './queries'

type Body = DecodedInput<(typeof certificatesSchemas)['submit']>['body']

/** @throws DomainError invalid_input, certificate_exists, certificate_file_type, file_not_found */
export async function submitCertificate(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  { file, other, ...body }: Body,
): Promise<void> {
  const { db, clock } = deps
  await requireValid(deps, { ...body, other })
  await db.transaction(async (tx: Db) => {
    const upload = await findUpload(tx, file)
    if (!upload) throw new DomainError('file_not_found', 'No such upload.')
    if (upload.type === 'txt') throw new DomainError('certificate_file_type', upload.type)
    await claimFiles(deps, tx, [file])
    const isAdded = await insertCertificate(tx, {
      ...body,
      other: body.reason === 'other' ? (other ?? '') : '',
      ...{ user_id: userId, file_id: upload.id, created_at: clock.now() },
    })
    if (!isAdded) throw new DomainError('certificate_exists', `Another one for ${body.region}.`)
  })
}

async function requireValid({ db, clock }: Pick<Deps, 'db' | 'clock'>, body: Omit<Body, 'file'>) {
  const today = dayOf(clock.now())
  const { taxes } = await readCatalog(db)
  const isTaxed = certifiedRegions(taxes.registrations, today).some(
    (one) => one.country_code === body.country_code && one.region === body.region,
  )
  if (!isTaxed) throw invalidInput([{ field: 'region', message: 'Choose a state of the list.' }])
  if (body.ends_on !== null && body.ends_on < today) {
    throw invalidInput([{ field: 'ends_on', message: 'Choose a day that isn’t over.' }])
  }
  if (body.reason === 'other' && !body.other) {
    throw invalidInput([{ field: 'other', message: 'Enter the reason for the exemption.' }])
  }
}

/** Deletes a certificate that staff haven't decided about. @throws DomainError certificate_not_found */
export async function withdrawCertificate(
  { db }: Pick<Deps, 'db'>,
  userId: number,
  id: number,
): Promise<void> {
  const table = taxCertificates
  const isOwn = and(eq(table.id, id), eq(table.user_id, userId), eq(table.decision, 'submitted'))
  if ((await deleteCertificates(db, isOwn)) > 0) return
  throw new DomainError('certificate_not_found', `No submitted certificate ${id}.`)
}
