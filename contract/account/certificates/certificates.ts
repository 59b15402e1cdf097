import type { certificatesSchemas } from './certificates.schema'
import { defineRoutes, type WireResponse } from '@/contract/kit/route'

const CERTIFICATES = '/api/account/tax-certificates'

export const certificatesRoutes = defineRoutes<typeof certificatesSchemas>()({
  list: { method: 'GET', path: CERTIFICATES, auth: 'required' },
  submit: { method: 'POST', path: CERTIFICATES, auth: 'required' },
  withdraw: { method: 'DELETE', path: `${CERTIFICATES}/:id`, auth: 'required' },
})

type Schemas = typeof certificatesSchemas
export type Certificates = WireResponse<Schemas['list']>
export type Certificate = Certificates['certificates'][number]
