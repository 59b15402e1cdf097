import type { GetServerSideProps } from 'next'

import { answerByApi } from '#server/ssr/answer-by-api'

const FILE = /^([a-z0-9-]+)\.glb$/

/** Serves the 3D file of a build, at a URL whose extension tells viewers its type. */
export const getServerSideProps: GetServerSideProps = async ({ params, query, req, res }) => {
  const [, slug] = FILE.exec(String(params?.file)) ?? []
  if (slug === undefined) return { notFound: true }
  const build =
    typeof query.build === 'string' ? `?${new URLSearchParams({ build: query.build })}` : ''
  await answerByApi(req, res, `/api/models/${slug}${build}`)
  return { props: {} }
}

/** Never rendered: the response is a file. */
export default function ModelPage() {
  return null
}
