import { certificatesRoutes } from '@/contract/account/certificates/certificates'
import { certificatesSchemas } from '@/contract/account/certificates/certificates.schema'
import { certifiedRegions } from '@/domain/shop/tax/certificate'
import { readCatalog } from '@/server/catalog'
import type { Deps } from '@/server/kernel/deps'
import { createRouter } from '@/server/kernel/http/router'
import { dayOf } from '@/server/kernel/ports/clock'

import { certificateAnswer } from './certificate-answer'
import { listCertificatesOf } from './queries'
import { submitCertificate, withdrawCertificate } from './submit'

export const certificatesRouter = createRouter(certificatesRoutes, certificatesSchemas)
  .on('list', async (context) => ({ data: await read(context, context.caller.userId) }))
  .on('submit', async (context) => {
    const { userId } = context.caller
    await submitCertificate(context, userId, context.body)
    return { data: await read(context, userId) }
  })
  .on('withdraw', async (context) => {
    const { userId } = context.caller
    await withdrawCertificate(context, userId, context.params.id)
    return { data: await read(context, userId) }
  })

async function read(deps: Pick<Deps, 'db' | 'clock' | 'secret'>, userId: number) {
  const rows = await listCertificatesOf(deps.db, userId)
  const { taxes } = await readCatalog(deps.db)
  return {
    certificates: rows.map((row) => certificateAnswer(deps, row)),
    regions: certifiedRegions(taxes.registrations, dayOf(deps.clock.now())),
  }
}
