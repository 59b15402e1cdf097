import { defineRoutes, type WireResponse } from '@/contract/kit/route'

import { keys } from './keys'
import type { keysSchemas } from './keys.schema'

const ONE = keys.routes.change.path

/** Routes about API keys in addition to those of the resource. */
export const keysRoutes = defineRoutes<typeof keysSchemas>()({
  make: { method: 'POST', path: `${ONE}/secret`, auth: 'admin', permission: keys.write },
  revoke: { method: 'POST', path: `${ONE}/revocation`, auth: 'admin', permission: keys.write },
})

export type MadeKey = WireResponse<(typeof keysSchemas)['make']>
