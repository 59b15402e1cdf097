import { useState } from 'react'

import type { Services } from '@/services/services'

import { useIsSlow } from '@/hooks/kit/use-is-slow'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'
import { definedOnly, useOfficeAddress } from '@/hooks/office/kit/use-office-address'

/**
 * Loads a list whose filters and page are in the URL. The API rejects invalid ones with a message of its own.
 * @example useOfficeList(['list', 'q'], ({ gifts }, query: GiftCardsQuery) => gifts.list(query))
 */
export function useOfficeList<Name extends string, Query extends object, Page>(
  filters: readonly Name[],
  send: (services: Services, query: Query) => Promise<Page>,
) {
  const { isReady, value, ...address } = useOfficeAddress()
  const filter = Object.fromEntries(filters.map((name) => [name, value(name)])) as {
    [K in Name]: string | undefined
  }
  const page = { after: value('after'), before: value('before') }
  const query = definedOnly({ ...filter, ...page }) as unknown as Query
  const list = useStaleIfErrorRequest(isReady ? JSON.stringify(query) : null, (services) =>
    send(services, query),
  )
  const isLoading = list.state.status === 'loading'
  // While the next rows load, those before stay, so that the page doesn't jump with each letter.
  const [before, setBefore] = useState<Page | null>(null)
  if (list.state.status === 'ready' && list.state.data !== before) setBefore(list.state.data)
  const state: typeof list.state =
    isLoading && before !== null ? { status: 'ready', data: before } : list.state
  return {
    ...address,
    list: { ...list, state },
    filter,
    isLoading,
    isSlow: useIsSlow(isLoading),
  }
}
