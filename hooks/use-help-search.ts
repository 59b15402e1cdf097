import { useEffect, useState } from 'react'

import type { HelpQuery } from '@/domain/help-center'
import { toSentence } from '@/messages/errors'
import { helpCenterFeature } from '@/store/help-center/help-center-feature'
import {
  pageOpened,
  queryTyped,
  searchTopics,
  selectHelpCenter,
} from '@/store/help-center/help-center-slice'
import { registerFeature } from '@/store/late-features'

import { useSlow } from './use-slow'
import { useAppDispatch, useAppSelector } from './use-store'

registerFeature(helpCenterFeature)

export type { HelpHit, HelpPage } from '@/services/help-center'

/** ms without a key after which the short list is asked for. */
const PAUSE_MS = 180

/**
 * The search of the help center while somebody types (spec §3 Search state). Answers that were overtaken by newer
 * ones change nothing.
 * @param typed what was typed since the page was opened; null for nothing
 * @example const { results, isSlow } = useHelpSearch({ q: '', page: 1 }, 'torque')
 */
export function useHelpSearch({ q, page }: HelpQuery, typed: string | null) {
  const dispatch = useAppDispatch()
  const state = useAppSelector(selectHelpCenter)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    dispatch(pageOpened({ query: q, page }))
  }, [dispatch, q, page])

  useEffect(() => {
    if (typed === null) return
    dispatch(queryTyped(typed))
    if (typed.trim() === '') return
    let running: { abort(): void } | undefined
    const timer = setTimeout(() => {
      running = dispatch(searchTopics(typed))
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      running?.abort()
    }
  }, [dispatch, typed, attempt])

  return {
    ...state,
    isSlow: useSlow(state.phase === 'loading'),
    sentence: state.error && toSentence(state.error),
    retry: () => setAttempt((count) => count + 1),
  }
}
