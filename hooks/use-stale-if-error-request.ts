import { useState } from 'react'

import type { Services } from '@/services/services'

import { useRequest, type RequestState } from './use-request'

/**
 * As useRequest; what was loaded stays when a later look at the same thing fails, and `isStale` says that it did.
 * @example const { state, isStale, renew } = useKeptRequest(number, ({ desk }) => desk.read(number))
 */
export function useStaleIfErrorRequest<Data>(
  key: string | null,
  send: (services: Services) => Promise<Data>,
) {
  const request = useRequest(key, send)
  const { state } = request
  const [kept, setKept] = useState<{ key: string; data: Data } | null>(null)
  // While it renders, so that no frame shows a failure in the place of what was loaded.
  if (state.status === 'ready' && key !== null && kept?.data !== state.data) {
    setKept({ key, data: state.data })
  }
  const isStale = state.status === 'failed' && kept !== null && kept.key === key
  const shown: RequestState<Data> = isStale ? { status: 'ready', data: kept.data } : state
  return { ...request, state: shown, isStale }
}
