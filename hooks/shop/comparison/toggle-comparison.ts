import type { Build } from '@/domain/shop/bikes/bike'
import { comparison as texts } from '@/messages/shop/comparison/comparison'
import { comparisonFeature } from '@/store/comparison/comparison-feature'
import { compareBuild, removeBuild } from '@/store/comparison/comparison-thunks'
import { registerFeature } from '@/store/lazy-features'
import { askModal } from '@/store/modal/ask-modal'
import type { AppThunk } from '@/store/types'

interface ComparisonToggle {
  slug: string
  build: Build
  title: string
  key: string
  isCompared: boolean
  open: () => void
}

/** Toggles a compared build; lazy-loaded. Rejects a sixth build and offers to open the comparison. */
export const toggleComparison =
  ({ slug, build, title, key, isCompared, open }: ComparisonToggle): AppThunk<Promise<void>> =>
  async (dispatch) => {
    registerFeature(comparisonFeature)
    if (isCompared) return dispatch(removeBuild(key))
    const outcome = await dispatch(compareBuild({ slug, build, title }))
    if (outcome === 'full' && (await dispatch(askModal(texts.full)))) open()
  }
