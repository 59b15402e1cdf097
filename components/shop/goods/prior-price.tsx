import { LazyPart } from '@/components/kit/ui/lazy-part'
import type { Cents } from '@/domain/kit/money'

const load = () => import('./prior-price-line')

/** Lowest price before the current offer; null without an offer, when its code isn't loaded. */
export function PriorPrice({ amount }: { amount: Cents | null }) {
  return (
    amount !== null && (
      <LazyPart load={load}>{(module) => <module.PriorPriceLine amount={amount} />}</LazyPart>
    )
  )
}
