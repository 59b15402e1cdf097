import { useEffect } from 'react'

import { registerFeature } from '@/store/lazy-features'
import type { RootState } from '@/store/types'
import { whenIdle } from '@/platform/lazy-loading/idle'

import { useAppSelector } from '@/hooks/kit/use-store'

const selectCount = ({ comparison }: Partial<RootState>) => comparison?.size ?? 0

function loadComparison() {
  import('@/store/comparison/comparison-feature').then(
    ({ comparisonFeature }) => registerFeature(comparisonFeature),
    () => {
      // Ignored: the next page and the first use retry.
    },
  )
}

/** Returns the number of compared bikes; 0 until it was read from storage after hydration. */
export function useComparisonCount(): number {
  useEffect(() => whenIdle(loadComparison), [])
  return useAppSelector(selectCount)
}
