import { useEffect } from 'react'

import { bringFeature } from '@/store/late-features'
import type { RootState } from '@/store/types'
import { whenIdle } from '@/utils/idle'

import { useAppSelector } from './use-store'

const selectCount = ({ compare }: Partial<RootState>) => compare?.size ?? 0

function bringCompare() {
  import('@/store/compare/compare-feature').then(
    ({ compareFeature }) => bringFeature(compareFeature),
    () => {
      // The next page, and the first use, ask again.
    },
  )
}

/** How many bikes are saved for comparison; 0 until the browser's mark was read, after the page stands. */
export function useCompareCount(): number {
  useEffect(() => whenIdle(bringCompare), [])
  return useAppSelector(selectCount)
}
