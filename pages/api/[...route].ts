import { getRequestListener } from '@hono/node-server'
import type { NextApiRequest, NextApiResponse, PageConfig } from 'next'

import { getApi } from '#server/get-api'

export const config: PageConfig = {
  api: { bodyParser: false, externalResolver: true, responseLimit: false },
}

export default function handler(request: NextApiRequest, response: NextApiResponse) {
  // A page that nobody has asked for yet is made with the first request anyway.
  const revalidate = (path: string) => response.revalidate(path, { unstable_onlyGenerated: true })
  const listener = getRequestListener(
    async (sent, env) => (await getApi()).fetch(sent, { ...env, revalidate }),
    { overrideGlobalObjects: false },
  )
  return listener(request, response)
}
