import Link from 'next/link'

import type { GoodsPage } from '@/hooks/shop/accessories/use-accessory'
import { accessoryBelow as texts } from '@/messages/shop/accessories/accessory-below'

export function NeedsList({ accessory: { needs, bikes } }: { accessory: GoodsPage }) {
  if (needs.length === 0) return null
  const fitting = bikes.filter(({ fits, is_sold }) => fits && is_sold)
  return (
    <>
      <h3 className="mt-6 font-semibold">{texts.needs}</h3>
      <ul className="mt-2">
        {needs.map(({ text, part_code }) => (
          <li key={text}>
            <p>{text}</p>
            {part_code !== null && (
              <p className="flex flex-wrap gap-x-6">
                {fitting.map(({ slug, title }) => (
                  <Link
                    key={slug}
                    href={`/configurator/${slug}`}
                    className="inline-flex min-h-touch items-center"
                  >
                    <span className="link">{texts.needsLink(title)}</span>
                  </Link>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
