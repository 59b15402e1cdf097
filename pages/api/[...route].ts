import { getRequestListener } from '@hono/node-server'
import type { NextApiRequest, NextApiResponse, PageConfig } from 'next'

import { getApi } from '#server/app'

export const config: PageConfig = {
  api: { bodyParser: false, externalResolver: true, responseLimit: false },
}

const listener = getRequestListener((request, env) => getApi().fetch(request, env), {
  overrideGlobalObjects: false,
})

export default function handler(request: NextApiRequest, response: NextApiResponse) {
  return listener(request, response)
}
