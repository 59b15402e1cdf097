import Link from 'next/link'
import { useRouter } from 'next/router'

import { registerAddress } from '@/domain/kit/continue-path'
import { helpTopicAddress } from '@/domain/community/help-center/help-center'
import { useAuth } from '@/hooks/account/auth/use-auth'
import type { Order } from '@/hooks/shop/orders/use-order'
import { orders as texts } from '@/messages/shop/orders/orders'
import { saveRegistrationEmail } from '@/utils/registration-email'

const LINK = 'inline-flex min-h-touch items-center font-medium link'

export function OrderAhead({ order }: { order: Order }) {
  const { isKnown, isUserLoggedIn } = useAuth()
  const { progress, lines } = order
  const bike = lines.find(({ bike_slug }) => bike_slug !== null)
  const isEnded = order.fulfillment_state === 'cancelled' || order.payment_state === 'refunded'
  if (isEnded || !bike?.bike_slug || progress.length === 0) return null
  return (
    <section aria-labelledby="order-ahead" className="print:hidden">
      <h2 id="order-ahead" className="text-xl">
        {texts.ahead}
      </h2>
      <ul className="mt-2 flex flex-col gap-4">
        <li>
          <Link href={helpTopicAddress('saddle-height')} className={LINK}>
            {texts.fitting}
          </Link>
          <p className="text-ink-soft">{texts.fittingHint}</p>
        </li>
        <li>
          <Link href={`/user-manual/${bike.bike_slug}`} className={LINK}>
            {texts.manual(bike.title)}
          </Link>
          <p className="text-ink-soft">{texts.manualHint}</p>
        </li>
        {isKnown && !isUserLoggedIn && <MakeAccount email={order.email} />}
      </ul>
    </section>
  )
}

/** Passes the email outside the URL, because browsers and servers log URLs. */
function MakeAccount({ email }: { email: string }) {
  const { asPath } = useRouter()
  return (
    <li>
      <Link
        href={registerAddress(asPath)}
        onClick={() => saveRegistrationEmail(email)}
        className={LINK}
      >
        {texts.makeAccount}
      </Link>
      <p className="text-ink-soft">{texts.makeAccountHint(email)}</p>
    </li>
  )
}
