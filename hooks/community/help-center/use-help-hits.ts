import type { RootState } from '@/store/types'

import { useAppSelector } from '@/hooks/kit/use-store'

type Hits = Pick<RootState['helpCenter'], 'results' | 'total'>

const NONE: Hits = { results: [], total: 0 }
// The search is lazy-loaded on first use (see the search hook).
const selectHits = ({ helpCenter }: Partial<Pick<RootState, 'helpCenter'>>): Hits =>
  helpCenter ?? NONE

export function useHelpHits(): Hits {
  return useAppSelector(selectHits)
}
