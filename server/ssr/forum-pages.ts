import type { GetServerSidePropsContext } from 'next'

import type { ApiError } from '@/contract/errors'
import { apiErrorOf } from '@/services/http/failure'

type Answer = GetServerSidePropsContext['res']

// Short: what was hidden must not be read for long.
const PUBLIC = 'public, max-age=0, s-maxage=10'

/**
 * What a page of the forum is made of, as a guest reads it; no cookie is looked at, so that every cache may keep it
 * for a moment. A failure is answered with its status.
 */
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
