import { Price } from '@/components/kit/ui/price'
import type { Cents } from '@/domain/kit/money'
import { useDisplayPrice } from '@/hooks/shop/goods/use-display-price'

/** Catalog price, shown as the law of the visitor's country requires. */
export function CatalogPrice({ amount, className }: { amount: Cents; className?: string }) {
  const shown = useDisplayPrice()
  return <Price amount={shown(amount)} {...(className ? { className } : {})} />
}
