import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { LazyPart } from '@/components/kit/ui/lazy-part'
import { shopDay } from '@/domain/shop/gift-card/gift-day'
import type { Order, OrderLine } from '@/hooks/shop/orders/use-order'
import { orderGift as texts } from '@/messages/shop/orders/order-gift'

type Gift = NonNullable<OrderLine['gift']>

export interface GiftOwner {
  /** Identifies the order; `key` comes from its link and is null for the user's own orders. */
  address: { number: string; key: string | null }
  onChanged: (order: Order) => void
}

const loadChange = () => import('./gift-change')

export function OrderGift({ gift, owner }: { gift: Gift; owner?: GiftOwner | undefined }) {
  const { to_name, to_email, from_name, message, send_on, state, at } = gift
  const day = state === 'unpaid' ? send_on : at && shopDay(new Date(at))
  return (
    <div className="mt-1 max-w-read">
      <p className="break-words">{texts.for(to_name, to_email)}</p>
      <p className="font-medium">{texts[state](day)}</p>
      {message !== '' && (
        <blockquote className="mt-3 border-l-2 border-line pl-4 break-words whitespace-pre-line text-ink-soft">
          {message}
          <footer className="mt-1 text-sm">{texts.from(from_name)}</footer>
        </blockquote>
      )}
      {owner && gift.can_change && <Change gift={gift} owner={owner} />}
    </div>
  )
}

function Change({ gift, owner: { address, onChanged } }: { gift: Gift; owner: GiftOwner }) {
  const [isOpen, setOpen] = useState(false)
  const [isSaved, setSaved] = useState(false)
  function finish(order: Order) {
    setOpen(false)
    setSaved(true)
    onChanged(order)
  }
  return (
    <>
      {!isOpen && (
        <Button
          variant="secondary"
          className="mt-4 print:hidden"
          onClick={() => {
            setSaved(false)
            setOpen(true)
          }}
        >
          {texts.change}
        </Button>
      )}
      <p role="status" className="mt-2 empty:hidden">
        {isSaved && texts.changed}
      </p>
      <LazyPart load={loadChange} isRequested={isOpen}>
        {({ GiftChange }) =>
          isOpen && (
            <GiftChange {...{ gift, address }} onChanged={finish} onClose={() => setOpen(false)} />
          )
        }
      </LazyPart>
    </>
  )
}
