import { useEffect, useState } from 'react'

import type { WireTown as Town } from '@/contract/community/dealers/dealers'

import { useRequest } from '@/hooks/kit/use-request'

export type { Town }

/** Debounce delay, in ms. */
const PAUSE_MS = 250
const FEWEST_LETTERS = 2

/** Searches towns by prefix. */
export function useTowns(typed: string) {
  const [query, setAsked] = useState('')
  const text = typed.trim()
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  const key = query.length >= FEWEST_LETTERS ? query : null
  const { state, retry } = useRequest(key, (services) => services.dealers.places({ q: query }))
  // Drop results for earlier text.
  const isCurrent = key !== null && query === text
  return { state: isCurrent ? state : null, retry }
}
