import type { GetServerSideProps } from 'next'

import { apiErrorOf } from '@/services/http/failure'
import { optionStill } from '#server/ssr/option-still'
import { pageServices } from '#server/ssr/page-services'

/** The small picture of an option or a color of a bike, as a file. It may be kept for a day. */
export const getServerSideProps: GetServerSideProps = async ({ params, query, req, res }) => {
  const bike = await findBike(String(params?.slug))
  const accept = req.headers.accept ?? ''
  const still = bike && (await optionStill({ bike, id: Number(query.id), accept }))
  if (!still) return { notFound: true }
  res.setHeader('Cache-Control', 'public, max-age=86400, stale-while-revalidate=604800')
  res.setHeader('Vary', 'Accept')
  res.setHeader('Content-Type', still.type)
  res.end(still.bytes)
  return { props: {} }
}

async function findBike(slug: string) {
  try {
    return (await pageServices().configurator.bike(slug)).bike
  } catch (thrown) {
    if (apiErrorOf(thrown).kind === 'problem') return null
    throw thrown
  }
}

/** Never shown: the answer is a file. */
export default function OptionPicturePage() {
  return null
}
