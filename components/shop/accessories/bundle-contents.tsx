import Link from 'next/link'

import { subtractCents } from '@/domain/kit/money'
import type { GoodsPage } from '@/hooks/shop/accessories/use-accessory'
import { useDisplayPrice } from '@/hooks/shop/goods/use-display-price'
import { accessoryBelow as texts } from '@/messages/shop/accessories/accessory-below'

interface BundleContentsProps {
  bundle: NonNullable<GoodsPage['bundle']>
  price: GoodsPage['price']
}

export function BundleContents({ bundle: { parts, apart }, price }: BundleContentsProps) {
  const shown = useDisplayPrice()
  const saved = subtractCents(shown(apart), shown(price))
  return (
    <>
      <ul className="border-b border-line">
        {parts.map(({ product_id, variant, kind, title, version, count }) => (
          <li
            key={`${product_id} ${variant ?? ''}`}
            className="grid grid-cols-[2.5rem_1fr] border-t border-line py-1"
          >
            <span className="py-2 figures text-ink-soft">{texts.bundle.quantity(count)}</span>
            <span className="min-w-0">
              <Link
                href={`/${kind === 'spare' ? 'spares' : 'accessories'}/${product_id}`}
                prefetch={false}
                className="inline-flex min-h-touch items-center"
              >
                <span className="link">{title}</span>
              </Link>
              {version && <span className="text-ink-soft"> {version}</span>}
            </span>
          </li>
        ))}
      </ul>
      {saved > 0 && <p className="mt-4">{texts.bundle.saved(shown(apart), saved)}</p>}
    </>
  )
}
