import type { AccessoryPage, GoodsPage } from '@/hooks/shop/accessories/use-accessory'
import { accessoryBelow as texts } from '@/messages/shop/accessories/accessory-below'

import { AccessoryTile } from './accessory-tile'

interface RelatedGoodsProps {
  related: AccessoryPage['related']
  bikes: GoodsPage['bikes']
}

export function RelatedGoods({ related, bikes }: RelatedGoodsProps) {
  if (related.length === 0) return null
  return (
    <section className="border-t border-line">
      <div className="wrap pt-10 pb-20 lg:pt-14">
        <h2 className="text-2xl">{texts.related}</h2>
        <ul className="mt-6 grid grid-cols-2 border-t border-l border-line lg:grid-cols-4">
          {related.map((accessory) => (
            <li key={accessory.id} className="min-w-0 border-r border-b border-line">
              <AccessoryTile accessory={accessory} bikes={bikes} heading="h3" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
