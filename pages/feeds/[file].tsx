import type { GetServerSideProps } from 'next'

import { answerByApi } from '#server/ssr/answer-by-api'

/** Serves the product feeds of the API, which has them at the same address. */
export const getServerSideProps: GetServerSideProps = async ({ req, res, params, query }) => {
  if (req.method !== 'GET' && req.method !== 'HEAD') return { notFound: true }
  const country = typeof query.country === 'string' ? query.country : ''
  const search = new URLSearchParams({ country })
  await answerByApi(req, res, `/feeds/${encodeURIComponent(String(params?.file))}?${search}`)
  return { props: {} }
}

/** Never rendered: the response is a file. */
export default function FeedPage() {
  return null
}
