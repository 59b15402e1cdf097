import { useEffect, useState } from 'react'

import type { ApiError } from '@/contract/kit/errors'
import { toSentence } from '@/messages/kit/errors'

import { useIsSlow } from './use-is-slow'

const DEBOUNCE_MS = 180

interface SearchInputState {
  /** Text typed since the page was opened; null if none was. */
  typed: string | null
  state: { phase: string; error: ApiError | null }
  /** Both functions need a stable identity while the search target is the same. */
  onType: (typed: string) => void
  search: (typed: string) => { abort: () => void }
}

/** Loads search suggestions as the user types: debounced, aborting the previous request. */
export function useSearchInput({ typed, state, onType, search }: SearchInputState) {
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (typed === null) return
    onType(typed)
    if (typed.trim() === '') return
    let running: { abort(): void } | undefined
    const timer = setTimeout(() => {
      running = search(typed)
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      running?.abort()
    }
  }, [typed, onType, search, attempt])

  return {
    isSlow: useIsSlow(state.phase === 'loading'),
    sentence: state.error && toSentence(state.error),
    retry: () => setAttempt((count) => count + 1),
  }
}
