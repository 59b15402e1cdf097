import type { GetServerSidePropsContext } from 'next'

import type { ApiError } from '@/contract/kit/errors'
import { apiErrorOf } from '@/services/http/failure'

type Answer = GetServerSidePropsContext['res']

// Cached briefly, so that hidden content disappears quickly.
const PUBLIC = 'public, max-age=0, s-maxage=10'

/** Reads a forum page as a guest, without cookies, so that shared caches may store it. */
export async function readForum<Data>(
  res: Answer,
  read: () => Promise<Data>,
): Promise<{ data: Data | null; error: ApiError | null; isMissing: boolean }> {
  try {
    const data = await read()
    res.setHeader('Cache-Control', PUBLIC)
    return { data, error: null, isMissing: false }
  } catch (thrown) {
    const error = apiErrorOf(thrown)
    const isMissing = error.kind === 'problem' && error.status === 404
    res.statusCode = error.kind === 'problem' ? error.status : 503
    res.setHeader('Cache-Control', 'no-store')
    return { data: null, error: isMissing ? null : error, isMissing }
  }
}
