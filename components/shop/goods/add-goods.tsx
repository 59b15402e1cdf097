import { ShoppingBag } from 'lucide-react'
import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { VisuallyHidden } from '@/components/kit/ui/visually-hidden'
import type { StockState } from '@/contract/shop/goods/goods'
import type { ProductVariant } from '@/domain/shop/accessories/accessory'
import { useGoodsCart, type CartGoods } from '@/hooks/shop/goods/use-goods-cart'
import { goods as texts } from '@/messages/shop/goods/goods'

interface AddGoodsProps {
  goods: CartGoods & { stock: StockState }
  /** Selected version; null for products without versions. */
  variant?: (ProductVariant & { stock: StockState }) | null
  isWide?: boolean
  variantLook?: 'primary' | 'secondary'
  className?: string
}

export function AddGoods({ goods, variant = null, isWide, variantLook, className }: AddGoodsProps) {
  const { add } = useGoodsCart()
  const [isAdding, setAdding] = useState(false)
  const { state } = (variant ?? goods).stock
  if (state === 'sold_out') return null

  async function press() {
    setAdding(true)
    await add(goods, variant)
    setAdding(false)
  }

  return (
    <Button
      variant={variantLook ?? 'primary'}
      isWide={isWide ?? false}
      isLoading={isAdding}
      onClick={() => void press()}
      {...(className ? { className } : {})}
    >
      <ShoppingBag aria-hidden="true" className="size-4" />
      <span aria-hidden="true">{texts.add}</span>
      <VisuallyHidden>{texts.addTitle(goods.title)}</VisuallyHidden>
    </Button>
  )
}
