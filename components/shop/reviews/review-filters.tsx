import { Select } from '@/components/kit/ui/select'
import type { WireReviewList } from '@/contract/shop/reviews/reviews'
import type { HeightBand } from '@/domain/shop/reviews/reviews'
import type { ReviewControls } from '@/hooks/shop/reviews/use-reviews'
import { reviewList as texts } from '@/messages/shop/reviews/review-list'

interface ReviewFiltersProps {
  list: WireReviewList
  controls: ReviewControls
}

export function ReviewFilters({ list, controls: { filter, choose } }: ReviewFiltersProps) {
  const sizes = list.sizes.map(({ size, count }) => {
    return { value: size, title: texts.sizeOption(size, count) }
  })
  const heights = list.heights.map(({ band, count }) => {
    return { value: band, title: texts.bandOption(band, count) }
  })
  return (
    <div className="mt-8 grid gap-4 sm:grid-cols-2">
      <Select
        label={texts.size}
        options={[{ value: '', title: texts.anySize }, ...sizes]}
        value={filter.size}
        onChange={(event) => choose({ size: event.target.value })}
      />
      <Select
        label={texts.riderHeight}
        options={[{ value: '', title: texts.anyHeight }, ...heights]}
        value={filter.height}
        onChange={(event) => choose({ height: event.target.value as HeightBand | '' })}
      />
      <p className="text-sm text-ink-soft sm:col-span-2">{texts.privateNote}</p>
    </div>
  )
}
