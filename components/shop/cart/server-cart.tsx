import { ShipTo } from '@/components/shop/goods/ship-to'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Skeleton } from '@/components/kit/ui/skeleton'
import { useServerCart } from '@/hooks/shop/cart/use-server-cart'
import { useServerCartActions } from '@/hooks/shop/cart/use-server-cart-actions'
import { useServerCartView } from '@/hooks/shop/cart/use-server-cart-view'
import { cartPanel as texts } from '@/messages/shop/cart/cart-panel'
import { toSentence } from '@/messages/kit/errors'
import { serverCart } from '@/messages/shop/cart/server-cart'

import { CartContent } from './cart-content'
import { CartSummary } from './cart-summary'

export function Content() {
  const view = useServerCartView()
  const error = useServerCart()?.error
  const { reload } = useServerCartActions()
  if (view.status === 'failed' && error) {
    return <ErrorNotice sentence={toSentence(error)} onRetry={() => void reload()} />
  }
  if (view.status !== 'ready') return <Loading />
  return (
    <CartContent view={view}>
      <ShipTo label={texts.deliveryTo} className="mt-6" />
    </CartContent>
  )
}

export function Summary() {
  const view = useServerCartView()
  return view.rows.length > 0 && <CartSummary view={view} />
}

function Loading() {
  return (
    <div className="flex flex-col gap-6">
      <p role="status" className="sr-only">
        {serverCart.loading}
      </p>
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-24 w-full" />
    </div>
  )
}
