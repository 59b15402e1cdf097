import { AddGoods } from '@/components/shop/goods/add-goods'
import { CatalogPrice } from '@/components/shop/goods/catalog-price'
import { PriceNote } from '@/components/shop/goods/price-note'
import { PriorPrice } from '@/components/shop/goods/prior-price'
import { StockAlertEntry } from '@/components/shop/goods/stock-alert-entry'
import { StockLine } from '@/components/shop/goods/stock-line'
import { isForSale } from '@/domain/shop/accessories/version-choice'
import type { useVersion } from '@/hooks/shop/goods/use-version'
import type { GoodsPage } from '@/hooks/shop/accessories/use-accessory'
import { useDisplayPrice } from '@/hooks/shop/goods/use-display-price'
import { accessory as texts } from '@/messages/shop/accessories/accessory'
import { money } from '@/utils/format'

import { VersionChoice } from './version-choice'

interface AccessoryPurchaseProps {
  accessory: GoodsPage
  version: ReturnType<typeof useVersion>
}

export function AccessoryPurchase({ accessory, version }: AccessoryPurchaseProps) {
  const { chosen } = version
  const { price, bundle } = accessory
  const shown = useDisplayPrice()
  const isSoldOut = !isForSale(chosen ?? accessory)
  return (
    <>
      <CatalogPrice amount={chosen?.price ?? price} className="mt-4 block text-2xl" />
      {bundle && bundle.apart > price && (
        <p className="mt-1">{texts.saves(money(shown(bundle.apart) - shown(price)))}</p>
      )}
      <PriorPrice amount={(chosen ?? accessory).prior_price} />
      <PriceNote className="mt-1" />
      <VersionChoice version={version} />
      <div className="mt-6 flex flex-col gap-4">
        <div role="status">
          <StockLine stock={(chosen ?? accessory).stock} />
          {isSoldOut && chosen && <p className="mt-1 text-sm">{texts.soldOut(chosen.title)}</p>}
        </div>
        <AddGoods goods={accessory} variant={chosen} isWide />
        {isSoldOut && <StockAlertEntry product={accessory.id} variant={chosen?.id ?? null} />}
      </div>
    </>
  )
}
