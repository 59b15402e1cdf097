import { useState } from 'react'

import { AddGoods } from '@/components/shop/goods/add-goods'
import { CatalogPrice } from '@/components/shop/goods/catalog-price'
import { PriceNote } from '@/components/shop/goods/price-note'
import { PriorPrice } from '@/components/shop/goods/prior-price'
import { StockAlertEntry } from '@/components/shop/goods/stock-alert-entry'
import { StockLine } from '@/components/shop/goods/stock-line'
import { ChoiceCard } from '@/components/kit/ui/choice-card'
import { deferredPart } from '@/components/kit/ui/deferred-part'
import type { Spare } from '@/hooks/shop/spares/use-spare-search'
import { spare as texts } from '@/messages/shop/spares/spare'
import { goods } from '@/messages/shop/goods/goods'

const DeliveredPrice = deferredPart({
  load: () => import('@/components/shop/goods/delivered-price').then((code) => code.DeliveredPrice),
  fallback: <div className="min-h-80" />,
})

type Variant = Spare['variants'][number]

export function SpareBuy({ spare }: { spare: Spare }) {
  const { variants } = spare
  const [chosenId, setChosenId] = useState(firstInStock(variants)?.id ?? null)
  const variant = variants.find(({ id }) => id === chosenId) ?? null
  const stock = (variant ?? spare).stock
  return (
    <div className="flex flex-col gap-6 border-y border-line py-6 lg:sticky lg:top-24">
      <div>
        <CatalogPrice amount={(variant ?? spare).price} className="text-3xl" />
        <PriorPrice amount={(variant ?? spare).prior_price} />
        <PriceNote className="mt-1" />
        <StockLine stock={stock} className="mt-2" />
      </div>
      {variants.length > 0 && (
        <Versions variants={variants} chosen={variant} onChoose={setChosenId} />
      )}
      <AddGoods goods={spare} variant={variant} isWide />
      {stock.state === 'sold_out' && (
        <>
          {spare.standard_equivalent && <EquivalentPart equivalent={spare.standard_equivalent} />}
          <StockAlertEntry product={spare.id} variant={variant?.id ?? null} />
        </>
      )}
      {stock.state !== 'sold_out' && (
        <section aria-labelledby="spare-delivered">
          <h2 id="spare-delivered" className="mb-3 font-semibold">
            {texts.delivered}
          </h2>
          <DeliveredPrice
            product={spare.id}
            variant={variant?.id}
            initial={variant === null || variant.id === variants[0]?.id ? spare.delivered : null}
            note={texts.onePiece}
          />
        </section>
      )}
    </div>
  )
}

function firstInStock(variants: readonly Variant[]): Variant | undefined {
  return variants.find(({ stock }) => stock.state !== 'sold_out') ?? variants[0]
}

interface VersionsProps {
  variants: readonly Variant[]
  chosen: Variant | null
  onChoose: (id: string) => void
}

function Versions({ variants, chosen, onChoose }: VersionsProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{texts.versions}</legend>
      <div className="flex flex-col gap-2">
        {variants.map((variant) => (
          <ChoiceCard
            key={variant.id}
            name="version"
            value={variant.id}
            isChosen={variant.id === chosen?.id}
            onChoose={() => onChoose(variant.id)}
            title={variant.title}
            effect={variant.stock.state === 'sold_out' && goods.stock(variant.stock)}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** Names the standard part that works just as well as ours, to keep bikes on the road. */
function EquivalentPart({ equivalent }: { equivalent: string }) {
  return (
    <section
      aria-labelledby="spare-replaced"
      className="border-l-2 border-ink bg-surface px-5 py-4"
    >
      <h2 id="spare-replaced" className="font-semibold">
        {texts.replaced}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{texts.replacedText}</p>
      <p className="mt-2 text-lg">{equivalent}</p>
    </section>
  )
}
