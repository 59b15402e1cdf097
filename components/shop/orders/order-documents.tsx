import Link from 'next/link'

import type { Order } from '@/hooks/shop/orders/use-order'
import { orders as texts } from '@/messages/shop/orders/orders'

import { LegalLinks } from './legal-links'

const LINK = 'inline-flex min-h-touch items-center link'

export function OrderDocuments({ order }: { order: Pick<Order, 'documents' | 'terms'> }) {
  if (order.documents.length + order.terms.length === 0) return null
  return (
    <section aria-labelledby="order-documents" className="print:hidden">
      <h2 id="order-documents" className="text-xl">
        {texts.documents}
      </h2>
      <ul className="mt-2">
        {order.documents.map(({ title, href }) => (
          <li key={href}>
            {href.includes('/api/') ? (
              <a href={href} download className={LINK}>
                {texts.file(title)}
              </a>
            ) : (
              <Link href={href} className={LINK}>
                {title}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {order.terms.length > 0 && (
        <>
          <p className="mt-3 text-ink-soft">{texts.madeUnder}</p>
          <LegalLinks terms={order.terms} />
        </>
      )}
    </section>
  )
}
