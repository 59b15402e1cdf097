import { useState } from 'react'

import type { Services } from '@/services/services'

import { useAction } from '@/hooks/kit/use-action'
import { useRequest } from '@/hooks/kit/use-request'
import { useDebounced } from '@/hooks/kit/use-debounced'
import { useIsSlow } from '@/hooks/kit/use-is-slow'

const DEBOUNCE_MS = 200

type SearchFunction<Data> = (services: Services, words: string) => Promise<Data>

function useFound<Data>(kind: string, ask: SearchFunction<Data>) {
  const [words, setWords] = useState('')
  const debounced = useDebounced(words.trim(), DEBOUNCE_MS)
  const key = debounced === '' ? null : `${kind} ${debounced}`
  const { state, retry } = useRequest(key, (services) => ask(services, debounced))
  return {
    words,
    setWords,
    request: { state, retry, isSlow: useIsSlow(state.status === 'loading' && key !== null) },
  }
}

/** Searches product versions for a draft, numbered in result order. */
export function useDraftProducts() {
  return useFound('draft-products', async ({ drafts }, words) =>
    (await drafts.products({ q: words })).map((one, id) => ({ ...one, id })),
  )
}

export function useDraftCustomers() {
  return useFound('draft-customers', async ({ customers }, q) =>
    (await customers.list({ q })).customers
      .slice(0, MOST_CUSTOMERS)
      .map(({ name, email, id: customer }, id) => ({ id, customer, name, email })),
  )
}

const MOST_CUSTOMERS = 8

export function useCustomerAddress() {
  return useAction(async ({ customers }, id: string) => {
    const { name, email, addresses } = await customers.read({ id })
    const saved = addresses.find(({ is_shipping }) => is_shipping) ?? addresses[0]
    return { name, email, saved }
  })
}
