import { getRequestListener } from '@hono/node-server'
import type { NextApiRequest, NextApiResponse, PageConfig } from 'next'

import { getApi } from '#server/app'

export const config: PageConfig = {
  api: { bodyParser: false, externalResolver: true, responseLimit: false },
}

export default function handler(request: NextApiRequest, response: NextApiResponse) {
  const revalidate = (path: string) => response.revalidate(path)
  const listener = getRequestListener((sent, env) => getApi().fetch(sent, { ...env, revalidate }), {
    overrideGlobalObjects: false,
  })
  return listener(request, response)
}
