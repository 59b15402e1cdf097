import type { GetServerSideProps } from 'next'

import { apiErrorOf } from '@/services/http/failure'
import type { Services } from '@/services/services'

import { pageServices } from './page-services'

export interface SubscriptionLink {
  id: string
  key: string
}

/** Unsubscribes on POST (RFC 8058), not when opened (RFC 2369), because mail scanners open links. */
export function oneClickUnsubscribe(
  end: (services: Services, link: SubscriptionLink) => Promise<unknown>,
): GetServerSideProps<{ link: SubscriptionLink }> {
  return async ({ params, req, res }) => {
    const link = { id: String(params?.id), key: String(params?.key) }
    if (req.method === 'POST') {
      await end(pageServices(), link).catch((error: unknown) => {
        const failure = apiErrorOf(error)
        res.statusCode = failure.kind === 'problem' ? failure.status : 503
      })
    }
    res.setHeader('Cache-Control', 'no-store')
    return { props: { link } }
  }
}
