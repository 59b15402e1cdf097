import { getRequestListener } from '@hono/node-server'
import type { NextApiRequest, NextApiResponse, PageConfig } from 'next'

import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { getApi } from '#server/get-api'

export const config: PageConfig = {
  api: { bodyParser: false, externalResolver: true, responseLimit: false },
}

export default function handler(request: NextApiRequest, response: NextApiResponse) {
  // Pages that were never requested are rendered on their first request anyway, so they are skipped.
  const revalidate = (path: string) => response.revalidate(path, { unstable_onlyGenerated: true })
  const listener = getRequestListener(
    async (sent, env) => (await getApi()).fetch(sent, { ...env, revalidate, pictureOf }),
    { overrideGlobalObjects: false },
  )
  return listener(request, response)
}

/** Lazy-loaded, because drawings are components outside the API, and few calls need one. */
async function pictureOf(bike: Bike, build: Build): Promise<Buffer> {
  const [{ paperPicture }, { bikeSvg }] = await Promise.all([
    import('#server/ssr/paper-picture'),
    import('@/components/shop/bikes/bike-svg'),
  ])
  return paperPicture({ bike, build, draw: () => bikeSvg(bike, build, 'paper') })
}
