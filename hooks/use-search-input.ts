import { useEffect, useState } from 'react'

import type { ApiError } from '@/contract/errors'
import { toSentence } from '@/messages/errors'

import { useIsSlow } from './use-is-slow'

/** ms without a key after which the short list is asked for. */
const DEBOUNCE_MS = 180

interface SearchInputState {
  /** What was typed since the page was opened; null for nothing. */
  typed: string | null
  state: { phase: string; error: ApiError | null }
  /** These two keep their identity while what they search in is the same. */
  onType: (typed: string) => void
  search: (typed: string) => { abort: () => void }
}

/** A short list of results while somebody types: one request after a pause, the one before it is given up. */
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
