import { Price } from '@/components/ui/price'
import type { Cents } from '@/domain/money'
import { useShownPrice } from '@/hooks/use-shown-price'

/** A catalog price as the law of the visitor's country wants it shown. */
export function CatalogPrice({ amount, className }: { amount: Cents; className?: string }) {
  const shown = useShownPrice()
  return <Price amount={shown(amount)} {...(className ? { className } : {})} />
}
