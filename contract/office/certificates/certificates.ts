import type { taxCertificatesSchemas } from './certificates.schema'
import { defineRoutes, type WireInput, type WireResponse } from '@/contract/kit/route'

const CERTIFICATES = '/api/backoffice/tax-certificates'

export const taxCertificatesRoutes = defineRoutes<typeof taxCertificatesSchemas>()({
  list: { method: 'GET', path: CERTIFICATES, auth: 'admin', permission: 'customers.read' },
  decide: {
    ...{ method: 'PUT', path: `${CERTIFICATES}/:id` },
    ...{ auth: 'admin', permission: 'customers.write', person: 'approval' },
  },
})

type Schemas = typeof taxCertificatesSchemas
export type OfficeCertificate = WireResponse<Schemas['decide']>
export type CertificatesQuery = WireInput<Schemas['list']>['query']
