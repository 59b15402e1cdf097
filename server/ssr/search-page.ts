import type { GetServerSidePropsContext, Redirect } from 'next'

import type { ApiError } from '@/contract/kit/errors'
import { apiErrorOf } from '@/services/http/failure'

const PUBLIC = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60'

interface Search<Query, Found> {
  query: Query
  find: () => Promise<Found>
  addressOf: (query: Query) => string
}

type Answer<Found> = { found: Found; error: null } | { found: null; error: ApiError }

/** Reads search results without visitor data, so that shared caches may store them. */
export async function readSearch<Query extends { page: number }, Found extends { pages: number }>(
  res: GetServerSidePropsContext['res'],
  { query, find, addressOf }: Search<Query, Found>,
): Promise<Answer<Found> | { redirect: Redirect }> {
  try {
    const found = await find()
    if (query.page > found.pages) {
      return {
        redirect: { destination: addressOf({ ...query, page: found.pages }), permanent: false },
      }
    }
    res.setHeader('Cache-Control', PUBLIC)
    return { found, error: null }
  } catch (thrown) {
    const error = apiErrorOf(thrown)
    res.statusCode = error.kind === 'problem' ? error.status : 503
    res.setHeader('Cache-Control', 'no-store')
    return { found: null, error }
  }
}
