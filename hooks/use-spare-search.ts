import { useEffect, useState } from 'react'

import { toSentence } from '@/messages/errors'
import { registerFeature } from '@/store/late-features'
import { sparesFeature } from '@/store/spares/spares-feature'
import { pageOpened, queryTyped, searchSpares, selectSpares } from '@/store/spares/spares-slice'

import { useSlow } from './use-slow'
import { useAppDispatch, useAppSelector } from './use-store'

registerFeature(sparesFeature)

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
 * @param typed what was typed since the page was opened; null for nothing
 * @example const { results, isSlow } = useSpareSearch({ query: '', page: 1, bike: null }, 'brake')
 */
export function useSpareSearch({ query: opened, page, bike }: Opened, typed: string | null) {
  const dispatch = useAppDispatch()
  const state = useAppSelector(selectSpares)
  const [attempt, setAttempt] = useState(0)
  const { phase } = state

  useEffect(() => {
    dispatch(pageOpened({ query: opened, page }))
  }, [dispatch, opened, page])

  useEffect(() => {
    if (typed === null) return
    dispatch(queryTyped(typed))
    if (typed.trim() === '') return
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
    retry: () => setAttempt((count) => count + 1),
  }
}
