import { useState } from 'react'

import type { Services } from '@/services/services'

import { useRequest, type RequestState } from './use-request'

/** Keeps the data when a reload with the same key fails (stale-if-error), and sets `isStale`. */
export function useStaleIfErrorRequest<Data>(
  key: string | null,
  send: (services: Services) => Promise<Data>,
) {
  const request = useRequest(key, send)
  const { state } = request
  const [cached, setKept] = useState<{ key: string; data: Data } | null>(null)
  // Set during render, so that no frame shows an error instead of the data.
  if (state.status === 'ready' && key !== null && cached?.data !== state.data) {
    setKept({ key, data: state.data })
  }
  const isStale = state.status === 'failed' && cached !== null && cached.key === key
  const shown: RequestState<Data> = isStale ? { status: 'ready', data: cached.data } : state
  return { ...request, state: shown, isStale }
}
