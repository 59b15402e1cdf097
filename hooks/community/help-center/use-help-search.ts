import { useCallback, useEffect } from 'react'

import type { HelpQuery } from '@/domain/community/help-center/help-center'
import { helpCenterFeature } from '@/store/help-center/help-center-feature'
import {
  pageOpened,
  queryTyped,
  searchTopics,
  selectHelpCenter,
} from '@/store/help-center/help-center-slice'
import { registerFeature } from '@/store/lazy-features'

import { saveSearch } from './help-searches'
import { useAppDispatch, useAppSelector } from '@/hooks/kit/use-store'
import { useSearchInput } from '@/hooks/kit/use-search-input'

const PAUSE_MS = 1_200

registerFeature(helpCenterFeature)

export type {
  WireHelpHit as HelpHit,
  WireHelpPage as HelpPage,
} from '@/contract/community/help-center/help-center'

/** Searches as the user types (spec §3 Search state) and drops outdated responses. */
export function useHelpSearch({ q, page }: HelpQuery, typed: string | null) {
  const dispatch = useAppDispatch()
  const state = useAppSelector(selectHelpCenter)

  useEffect(() => {
    dispatch(pageOpened({ query: q, page }))
  }, [dispatch, q, page])

  // A pause means that the user saw the empty result; without one, the search isn't finished.
  const { phase, query, total } = state
  useEffect(() => {
    if (phase !== 'ready' || total > 0 || typed === null || typed !== query) return
    const timer = setTimeout(() => saveSearch({ query, results: total }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [phase, query, total, typed])

  const onType = useCallback((text: string) => void dispatch(queryTyped(text)), [dispatch])
  const search = useCallback((keyword: string) => dispatch(searchTopics(keyword)), [dispatch])
  return { ...state, ...useSearchInput({ typed, state, onType, search }) }
}
