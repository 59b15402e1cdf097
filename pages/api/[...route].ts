import { getRequestListener } from '@hono/node-server'
import type { NextApiRequest, NextApiResponse, PageConfig } from 'next'

import { getApi } from '#server/get-api'

export const config: PageConfig = {
  api: { bodyParser: false, externalResolver: true, responseLimit: false },
}

export default function handler(request: NextApiRequest, response: NextApiResponse) {
  const revalidate = (path: string) => response.revalidate(path)
  const listener = getRequestListener(
    async (sent, env) => (await getApi()).fetch(sent, { ...env, revalidate }),
    { overrideGlobalObjects: false },
  )
  return listener(request, response)
}
