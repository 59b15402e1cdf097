import { LazyPart } from '@/components/kit/ui/lazy-part'
import { productSku } from '@/domain/shop/accessories/accessory'

const load = () => import('./stock-alert')

interface StockAlertEntryProps {
  product: number
  variant: string | null
}

/** Loads the form of a sold-out product into reserved space. */
export function StockAlertEntry({ product, variant }: StockAlertEntryProps) {
  const sku = productSku(product, variant)
  return (
    <LazyPart load={load} fallback={<div className="min-h-64" />}>
      {({ StockAlert }) => <StockAlert key={sku} sku={sku} />}
    </LazyPart>
  )
}
