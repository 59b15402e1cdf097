import type { RootState } from '@/store/types'

import { useAppSelector } from './use-store'

type Hits = Pick<RootState['helpCenter'], 'results' | 'total'>

const NONE: Hits = { results: [], total: 0 }
// The search is brought when somebody reaches for it (use-help-search).
const selectHits = ({ helpCenter }: Partial<Pick<RootState, 'helpCenter'>>): Hits =>
  helpCenter ?? NONE

/** What the search of the help center has found so far; nothing while its code is on its way. */
export function useHelpHits(): Hits {
  return useAppSelector(selectHits)
}
