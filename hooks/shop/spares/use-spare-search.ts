import { useCallback, useEffect } from 'react'

import { registerFeature } from '@/store/lazy-features'
import { sparesFeature } from '@/store/spares/spares-feature'
import { pageOpened, queryTyped, searchSpares, selectSpares } from '@/store/spares/spares-slice'

import { useAppDispatch, useAppSelector } from '@/hooks/kit/use-store'
import { useSearchInput } from '@/hooks/kit/use-search-input'

registerFeature(sparesFeature)

export type { SpareHit, SparePage } from '@/contract/shop/spares/spares'
export type { Spare } from '@/services/shop/spares'

interface SpareSearchOptions {
  /** Query from the page's URL. */
  query: string
  page: number
  bike: string | null
  parts: string | null
}

/** Searches as the user types (spec §3 Search state) and drops outdated responses. */
export function useSpareSearch(
  { query: opened, page, bike, parts }: SpareSearchOptions,
  typed: string | null,
) {
  const dispatch = useAppDispatch()
  const state = useAppSelector(selectSpares)

  useEffect(() => {
    dispatch(pageOpened({ query: opened, page }))
  }, [dispatch, opened, page])

  const onType = useCallback((text: string) => void dispatch(queryTyped(text)), [dispatch])
  const search = useCallback(
    (keyword: string) => dispatch(searchSpares({ keyword, bike, parts })),
    [dispatch, bike, parts],
  )
  return { ...state, ...useSearchInput({ typed, state, onType, search }) }
}
