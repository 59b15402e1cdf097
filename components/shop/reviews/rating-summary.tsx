import type { ReviewSummary } from '@/domain/shop/reviews/reviews'
import { reviews as texts } from '@/messages/shop/reviews/reviews'

export function RatingSummary({ summary }: { summary: ReviewSummary }) {
  const { mean, count, histogram } = summary
  if (mean === null) return null
  return (
    <div>
      <p>
        <span className="text-5xl font-semibold tabular-nums">{mean.toFixed(1)}</span>
        <span className="ml-3 text-ink-soft">
          {texts.outOf}, {texts.from(count)}
        </span>
      </p>
      <dl aria-label={texts.histogram} className="mt-6">
        {histogram.map((row) => (
          <div
            key={row.stars}
            className="grid grid-cols-[4rem_1fr_2.5rem] items-center gap-3 border-t border-line py-2 text-sm"
          >
            <dt className="text-ink-soft">{texts.starsOnly(row.stars)}</dt>
            <dd className="contents">
              <svg
                viewBox="0 0 100 1"
                preserveAspectRatio="none"
                aria-hidden="true"
                className="h-1.5 w-full"
              >
                <rect width={(100 * row.count) / count} height="1" className="fill-ink" />
              </svg>
              <span className="text-right figures">{row.count}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
