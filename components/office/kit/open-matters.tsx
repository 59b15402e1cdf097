import Link from 'next/link'

import type { OpenMatter } from '@/domain/shop/orders/open-matters'
import { openMatters as texts } from '@/messages/office/customers/customer-care'

/** Shown instead of the button that erases a person's data, while the shop still needs it. */
export function OpenMatters({ open }: { open: readonly OpenMatter[] }) {
  return (
    <div className="mt-4 border-l-2 border-warn bg-surface px-4 py-3">
      <p className="font-medium">{texts.lead}</p>
      <ul className="mt-1">
        {open.map((one) => (
          <li key={`${one.order} ${one.matter}`}>
            <Link
              href={`/backoffice/orders/${one.order}`}
              className="inline-flex min-h-dense items-center link"
            >
              {texts.order(one.order)}
            </Link>
            : {texts.text(one)}
          </li>
        ))}
      </ul>
    </div>
  )
}
