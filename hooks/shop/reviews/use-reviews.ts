import { useState } from 'react'

import type { WireReviewList } from '@/contract/shop/reviews/reviews'
import type { HeightBand } from '@/domain/shop/reviews/reviews'

import { useRequest } from '@/hooks/kit/use-request'

interface Filter {
  size: string
  height: HeightBand | ''
  page: number
}

const ALL: Filter = { size: '', height: '', page: 1 }

/** Keeps the last loaded list in `shown` until the next one is loaded. */
export function useReviews(slug: string) {
  const [filter, setFilter] = useState(ALL)
  const [shown, setShown] = useState<WireReviewList | null>(null)
  const { size, height, page } = filter
  const { state, retry } = useRequest(`${slug} ${size} ${height} ${page}`, ({ reviews }) =>
    reviews.list({
      bike: slug,
      page,
      ...(size === '' ? {} : { size }),
      ...(height === '' ? {} : { height }),
    }),
  )
  if (state.status === 'ready' && state.data !== shown) setShown(state.data)
  return {
    filter,
    shown,
    isLoading: state.status === 'loading',
    error: state.status === 'failed' ? state.error : null,
    retry,
    /** Changing a filter resets the list to the first page. */
    choose: (change: Partial<Omit<Filter, 'page'>>) => setFilter({ ...filter, ...change, page: 1 }),
    turn: (to: number) => setFilter({ ...filter, page: to }),
    showAll: () => setFilter(ALL),
  }
}

export type ReviewControls = ReturnType<typeof useReviews>
