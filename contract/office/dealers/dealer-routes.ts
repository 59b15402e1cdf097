import { defineRoutes, type ClientResponse } from '@/contract/kit/route'

import type { dealershipsSchemas } from './dealers.schema'

/** Routes about dealers in addition to those of the resource. */
export const dealershipsRoutes = defineRoutes<typeof dealershipsSchemas>()({
  choices: {
    method: 'GET',
    path: '/api/backoffice/dealer-choices',
    auth: 'admin',
    permission: 'settings.read',
  },
})

export type DealershipChoices = ClientResponse<(typeof dealershipsSchemas)['choices']>
