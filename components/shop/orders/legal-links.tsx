import Link from 'next/link'

import type { Order } from '@/hooks/shop/orders/use-order'
import { orders as texts } from '@/messages/shop/orders/orders'

interface LegalLinksProps {
  terms: Order['terms']
  opensTab?: boolean
}

/** Links the versions of the legal documents that an order is made under. */
export function LegalLinks({ terms, opensTab = false }: LegalLinksProps) {
  return (
    <ul>
      {terms.map(({ title, href, in_force_at }) => (
        <li key={href}>
          <Link
            href={href}
            {...(opensTab && { target: '_blank' })}
            className="inline-flex min-h-touch items-center link"
          >
            {texts.versionOf(title, in_force_at)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
