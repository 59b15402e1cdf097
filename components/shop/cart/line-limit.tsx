import { cartPanel as texts } from '@/messages/shop/cart/cart-panel'

export function LineLimit({ count, max }: { count: number; max: number }) {
  return (
    <p role="status" className="w-full text-sm text-ink-soft empty:hidden">
      {count > max ? texts.overLimit(max) : count === max ? texts.atLimit(max) : ''}
    </p>
  )
}
