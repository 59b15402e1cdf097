import { shopDay } from '@/domain/gift-day'
import type { OrderLine } from '@/hooks/use-order'
import { orderGift as texts } from '@/messages/order-gift'

/** For whom a gift card was bought, and whether it was sent. */
export function OrderGift({ gift }: { gift: NonNullable<OrderLine['gift']> }) {
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
    </div>
  )
}
