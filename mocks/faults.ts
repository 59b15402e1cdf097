import { setTimeout as pause } from 'node:timers/promises'

import type { ErrorCode } from '@/contract/kit/errors'
import { checkoutRoutes } from '@/contract/shop/checkout/checkout'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { problemResponse } from '@/server/kernel/http/problem'
import { randomIds } from '@/server/kernel/ports/ids'
import type { ServedApi } from '@/server/get-api'

/** Faults that the mock API can simulate, to show rare screens. */
const FAULTS = ['slow', 'fail', 'offline', 'sold-out'] as const
export type Fault = (typeof FAULTS)[number]

const SLOW_MS = 4_000

/** Reads `?mock=slow` from the page's URL in the referrer; server-rendered pages have no referrer. */
export function requestedFault({ headers }: Pick<Request, 'headers'>): Fault | undefined {
  const page = headers.get('referer') ?? ''
  const requested = URL.canParse(page) ? new URL(page).searchParams.get('mock') : null
  return FAULTS.find((fault) => fault === requested)
}

/** Simulates the requested fault in front of an API. */
export function withFaults(api: ServedApi, slowMs = SLOW_MS): ServedApi {
  return {
    async fetch(request, env, ...rest) {
      const fault = requestedFault(request)
      if (fault === 'slow') await pause(slowMs)
      if (fault === 'fail') return problem('unexpected')
      if (fault === 'sold-out' && isGuestOrder(request)) return problem('sold_out')
      if (fault === 'offline') {
        // The browser sees a network failure; without a socket, the status has to do.
        if (env && 'incoming' in env) env.incoming?.socket?.destroy?.()
        return new Response(null, { status: 503 })
      }
      return api.fetch(request, env, ...rest)
    },
  }
}

const isGuestOrder = ({ method, url }: Request) =>
  method === checkoutRoutes.paymentGuest.method &&
  new URL(url).pathname === checkoutRoutes.paymentGuest.path

const problem = (code: ErrorCode) =>
  problemResponse(new DomainError(code, 'Simulated by ?mock.'), randomIds.publicId())
