import { useEffect, useState } from 'react'

import { toSentence } from '@/messages/errors'
import { bringFeature } from '@/store/late-features'
import { sparesFeature } from '@/store/spares/spares-feature'
import { pageOpened, queryTyped, searchSpares, selectSpares } from '@/store/spares/spares-slice'

import { useSlow } from './use-slow'
import { useAppDispatch, useAppSelector } from './use-store'

bringFeature(sparesFeature)

export type { Spare, SpareHit, SparePage } from '@/services/spares'

/** ms without a key after which the short list is asked for. */
const PAUSE_MS = 180

interface Opened {
  /** What the page's address asks for. */
  query: string
  page: number
  bike: string | null
}

/**
 * The search of spares while somebody types (spec §3 Search state). Answers that were overtaken by newer ones
 * change nothing.
 * @example const { query, type, results } = useSpareSearch({ query: '', page: 1, bike: null })
 */
export function useSpareSearch({ query: opened, page, bike }: Opened) {
  const dispatch = useAppDispatch()
  const state = useAppSelector(selectSpares)
  const [attempt, setAttempt] = useState(0)
  const [typed, setTyped] = useState<string | null>(null)
  const { phase } = state

  useEffect(() => {
    dispatch(pageOpened({ query: opened, page }))
  }, [dispatch, opened, page])

  useEffect(() => {
    if (typed === null || typed.trim() === '') return
    let running: { abort(): void } | undefined
    const timer = setTimeout(() => {
      running = dispatch(searchSpares({ keyword: typed, bike }))
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      running?.abort()
    }
  }, [dispatch, typed, bike, attempt])

  return {
    ...state,
    isSlow: useSlow(phase === 'loading'),
    sentence: state.error && toSentence(state.error),
    type(text: string) {
      setTyped(text)
      dispatch(queryTyped(text))
    },
    retry: () => setAttempt((count) => count + 1),
  }
}
