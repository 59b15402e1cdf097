import type { RootState } from '@/store/types'

import { useAppSelector } from './use-store'

type Hits = Pick<RootState['spares'], 'results' | 'total'>

const NONE: Hits = { results: [], total: 0 }
// The search is brought when somebody reaches for it (use-spare-search).
const selectHits = ({ spares }: Partial<Pick<RootState, 'spares'>>): Hits => spares ?? NONE

/** What the search of spares has found so far; nothing while its code is on its way. */
export function useSpareHits(): Hits {
  return useAppSelector(selectHits)
}
