import type { RootState } from '@/store/types'

import { useAppSelector } from '@/hooks/kit/use-store'

type Hits = Pick<RootState['spares'], 'results' | 'total'>

const NONE: Hits = { results: [], total: 0 }
// The search is lazy-loaded on first use (see the search hook).
const selectHits = ({ spares }: Partial<Pick<RootState, 'spares'>>): Hits => spares ?? NONE

export function useSpareHits(): Hits {
  return useAppSelector(selectHits)
}
