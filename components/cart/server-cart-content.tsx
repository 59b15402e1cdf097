import { Button } from '@/components/ui/button'
import { ErrorNotice } from '@/components/ui/error-notice'
import { Skeleton } from '@/components/ui/skeleton'
import { useShownPrice } from '@/hooks/use-shown-price'
import { useServerCart, type CartLine } from '@/hooks/use-server-cart'
import { useServerCartActions } from '@/hooks/use-server-cart-actions'
import { toSentence } from '@/messages/errors'
import { cartPanel as texts } from '@/messages/cart-panel'
import { serverCart } from '@/messages/server-cart'

import { CartEmpty } from './cart-empty'
import { ServerCartLineItem, nameOf } from './server-cart-line'
import { ShipTo } from '@/components/goods/ship-to'

/** spec §2 Shopping cart panel, the user's variant. */
export function ServerCartContent() {
  const state = useServerCart()
  const { reload } = useServerCartActions()
  if (state?.error && !state.cart) {
    return <ErrorNotice sentence={toSentence(state.error)} onRetry={() => void reload()} />
  }
  if (!state?.cart) return <Loading />
  const { items, max_per_line } = state.cart
  if (items.length === 0) return state.isMigrating ? <Loading /> : <CartEmpty />
  return (
    <>
      <PriceNotice items={items} />
      <ul aria-label={texts.items} aria-busy={state.isLoading} className="-mt-6">
        {items.map((line) => (
          <ServerCartLineItem
            key={line.id}
            line={line}
            count={state.counts[line.id] ?? line.count}
            max={max_per_line}
          />
        ))}
      </ul>
      <ShipTo label={texts.deliveryTo} className="mt-6" />
    </>
  )
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

/** Prices that changed since the line was put in are announced before anything is paid. */
function PriceNotice({ items }: { items: readonly CartLine[] }) {
  const { acceptPrices } = useServerCartActions()
  const shown = useShownPrice()
  const drifted = items.filter(({ old_price }) => old_price !== null)
  if (drifted.length === 0) return null
  return (
    <div role="status" className="mb-8 border-l-2 border-warn pl-4">
      <ul className="flex flex-col gap-1">
        {drifted.map((line) => (
          <li key={line.id}>
            {line.old_price !== null &&
              serverCart.priceChanged(nameOf(line), shown(line.old_price), line.shown_price)}
          </li>
        ))}
      </ul>
      <Button variant="secondary" className="mt-3" onClick={() => void acceptPrices()}>
        {texts.dismiss}
      </Button>
    </div>
  )
}
