import type { GetServerSideProps } from 'next'

import { findPicturedBike, pictureCacheControl } from '#server/ssr/find-bike'
import { optionStill } from '#server/ssr/option-still'

export const getServerSideProps: GetServerSideProps = async ({ params, query, req, res }) => {
  const bike = await findPicturedBike(String(params?.slug))
  const accept = req.headers.accept ?? ''
  const [part, color] = [Number(query.part), Number(query.color)]
  const still = bike && (await optionStill({ bike, part, color, accept }))
  if (!still) return { notFound: true }
  res.setHeader('Cache-Control', pictureCacheControl(bike))
  res.setHeader('Vary', 'Accept')
  res.setHeader('Content-Type', still.type)
  res.end(still.bytes)
  return { props: {} }
}

export default function OptionPicturePage() {
  return null
}
