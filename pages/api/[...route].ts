import { getRequestListener } from '@hono/node-server'
import type { NextApiRequest, NextApiResponse, PageConfig } from 'next'

import type { Bike, Build } from '@/domain/bike'
import { getApi } from '#server/get-api'

export const config: PageConfig = {
  api: { bodyParser: false, externalResolver: true, responseLimit: false },
}

export default function handler(request: NextApiRequest, response: NextApiResponse) {
  // A page that nobody has asked for yet is made with the first request anyway.
  const revalidate = (path: string) => response.revalidate(path, { unstable_onlyGenerated: true })
  const listener = getRequestListener(
    async (sent, env) => (await getApi()).fetch(sent, { ...env, revalidate, pictureOf }),
    { overrideGlobalObjects: false },
  )
  return listener(request, response)
}

/** Drawings are components, which the API knows nothing of; few calls ask for one. */
async function pictureOf(bike: Bike, build: Build): Promise<Buffer> {
  const [{ paperPicture }, { bikeSvg }] = await Promise.all([
    import('#server/ssr/paper-picture'),
    import('@/components/bike/bike-svg'),
  ])
  return paperPicture({ bike, build, draw: () => bikeSvg(bike, build, 'paper') })
}
