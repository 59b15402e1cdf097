import type { ServerResponse } from 'node:http'

import type { GetServerSideProps } from 'next'

import { bikeSvg } from '@/components/shop/bikes/bike-svg'
import { buildFromAddress } from '@/domain/shop/bikes/build-from-address'
import { VIEWS as SEEN_FROM } from '@/domain/shop/bike3d/views'
import { pictures as texts } from '@/messages/shop/bikes/pictures'
import { findPicturedBike, pictureCacheControl } from '#server/ssr/find-bike'
import { mailPicture } from '#server/ssr/mail-picture'
import { pendingPicture, pictureState } from '#server/ssr/pending-picture'
import { pictureFile } from '#server/ssr/still-file'

const VIEWS = ['studio', 'paper', 'thumbnail', 'blueprint'] as const
/** Default width in pixels. */
const MIDDLE_WIDTH = 960

/** Serves the picture of a build. A final one is cached for a day, because the URL contains the build. */
export const getServerSideProps: GetServerSideProps = async ({ params, query, req, res }) => {
  const bike = await findPicturedBike(String(params?.slug))
  const build = bike && typeof query.build === 'string' ? buildFromAddress(bike, query.build) : null
  if (!bike || !build) return { notFound: true }
  const view = VIEWS.find((one) => one === query.view) ?? 'paper'
  const isForMail = query.as === 'jpeg'
  const isBlueprint = view === 'blueprint'
  const pictured = {
    ...{ bike, build, stage: view === 'studio' ? ('dark' as const) : ('paper' as const) },
    view: SEEN_FROM.find((one) => one === query.from) ?? ('side' as const),
    width: Number(query.w) || MIDDLE_WIDTH,
    accept: isForMail ? 'image/avif' : (req.headers.accept ?? ''),
  }
  res.setHeader('Vary', 'Accept')
  const picture = isBlueprint ? null : await pictureFile(pictured)
  const state = picture || isBlueprint ? 'final' : await pictureState(bike, build)
  const small = { isSmall: view === 'thumbnail', caption: texts.pending }
  const pending =
    state === 'planned' && !isForMail && (await pendingPicture({ ...pictured, ...small }))
  const drawn = picture ? null : pending || (await bikeSvg(bike, build, view))
  res.setHeader('Cache-Control', pictureCacheControl(bike, state))
  if (isForMail) return sendForMail(res, picture?.bytes ?? drawn ?? '')
  res.setHeader('Content-Type', picture?.type ?? 'image/svg+xml; charset=utf-8')
  res.end(picture?.bytes ?? drawn?.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" '))
  return { props: {} }
}

async function sendForMail(res: ServerResponse, picture: string | Buffer) {
  try {
    const jpeg = await mailPicture(picture)
    res.setHeader('Content-Type', 'image/jpeg')
    // Webmail clients embed the picture, or fetch it for their users.
    res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
    res.end(jpeg)
  } catch {
    res.writeHead(503, { 'Retry-After': '2', 'Cache-Control': 'no-store' }).end()
  }
  return { props: {} }
}

/** Never rendered: the response is a file. */
export default function PicturePage() {
  return null
}
