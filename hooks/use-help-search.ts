import { useCallback, useEffect } from 'react'

import type { HelpQuery } from '@/domain/help-center'
import { helpCenterFeature } from '@/store/help-center/help-center-feature'
import {
  pageOpened,
  queryTyped,
  searchTopics,
  selectHelpCenter,
} from '@/store/help-center/help-center-slice'
import { registerFeature } from '@/store/late-features'

import { useAppDispatch, useAppSelector } from './use-store'
import { useTypedSearch } from './use-typed-search'

registerFeature(helpCenterFeature)

export type { HelpHit, HelpPage } from '@/services/help-center'

/**
 * The search of the help center while somebody types (spec §3 Search state). Answers that were overtaken by newer
 * ones change nothing.
 * @param typed what was typed since the page was opened; null for nothing
 * @example const { results, isSlow } = useHelpSearch({ q: '', page: 1 }, 'torque')
 */
export function useHelpSearch({ q, page }: HelpQuery, typed: string | null) {
  const dispatch = useAppDispatch()
  const state = useAppSelector(selectHelpCenter)

  useEffect(() => {
    dispatch(pageOpened({ query: q, page }))
  }, [dispatch, q, page])

  const onType = useCallback((text: string) => void dispatch(queryTyped(text)), [dispatch])
  const search = useCallback((keyword: string) => dispatch(searchTopics(keyword)), [dispatch])
  return { ...state, ...useTypedSearch({ typed, state, onType, search }) }
}
