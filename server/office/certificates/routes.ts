import { taxCertificatesRoutes } from '@/contract/office/certificates/certificates'
import { taxCertificatesSchemas } from '@/contract/office/certificates/certificates.schema'
import { createRouter } from '@/server/kernel/http/router'
import { dayOf } from '@/server/kernel/ports/clock'

import { decide, toResponse } from './decide'
import { listCertificates } from './queries'

export const taxCertificatesRouter = createRouter(taxCertificatesRoutes, taxCertificatesSchemas)
  .on('list', async (context) => {
    const { db, clock, query } = context
    const { rows, ...ends } = await listCertificates(db, { ...query, today: dayOf(clock.now()) })
    const certificates = rows.map((row) => toResponse(context, row))
    return { data: { certificates, has_mail: context.mail !== null, ...ends } }
  })
  .on('decide', async (context) => ({
    data: await decide(context, context.params.id, context.body),
  }))
