import { Price } from '@/components/kit/ui/price'
import type { Cents } from '@/domain/kit/money'
import { orderReview as texts } from '@/messages/shop/goods/line-facts'

interface OrderReviewProps {
  lines: readonly { title: string; detail: string; count: number; total: Cents }[]
  total: Cents
}

/** The items with their main characteristics, directly above the order button (Directive 2011/83/EU, art. 8(2)). */
export function OrderReview({ lines, total }: OrderReviewProps) {
  return (
    <section aria-label={texts.title} className="mt-4 mb-6 border-t border-line text-sm">
      <ul>
        {lines.map(({ title, detail, count, total: amount }, index) => (
          <li key={index} className="flex justify-between gap-4 border-b border-line py-2">
            <span className="min-w-0 break-words">
              {count} × {title}
              {detail && <span className="block text-ink-soft">{detail}</span>}
            </span>
            <Price amount={amount} />
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-4 py-2 font-semibold">
        {texts.total} <Price amount={total} />
      </p>
    </section>
  )
}
