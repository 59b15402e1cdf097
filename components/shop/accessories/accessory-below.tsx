import type { ReactNode } from 'react'

import { DeliveredPrice } from '@/components/shop/goods/delivered-price'
import { FitsList } from '@/components/shop/goods/fits-list'
import { GoodsFigures } from '@/components/shop/goods/goods-figures'
import { LazyGuaranteeNotice } from '@/components/shop/goods/lazy-guarantee-notice'
import { SafetyBlock } from '@/components/shop/goods/safety-block'
import { dollars as inDollars, fromDollars } from '@/domain/kit/money'
import { isForSale } from '@/domain/shop/accessories/version-choice'
import { isEea } from '@/domain/shop/countries/eu-law'
import type { AccessoryPage } from '@/hooks/shop/accessories/use-accessory'
import { useChosenCountry } from '@/hooks/shop/countries/use-chosen-country'
import type { Version } from '@/hooks/shop/goods/use-version'
import { accessoryBelow as texts } from '@/messages/shop/accessories/accessory-below'
import { goodsFacts } from '@/messages/shop/goods/goods-facts'
import { aroundGuarantee } from '@/messages/shop/goods/guarantee-texts'

import { BundleContents } from './bundle-contents'
import { NeedsList } from './needs-list'
import { RelatedGoods } from './related-goods'

export interface AccessoryBelowProps extends AccessoryPage {
  chosen: Version | null
}

/** Lower part of an accessory's page; its hydration is deferred until it is near the viewport. */
export function AccessoryBelow({ accessory, related, chosen }: AccessoryBelowProps) {
  // The page contains the first version's delivered price; those of other versions are requested.
  const isOwnPrice = chosen === null || chosen.price === accessory.variants[0]?.price
  const country = useChosenCountry()
  return (
    <>
      {accessory.bundle && (
        <Section title={texts.bundle.title}>
          <BundleContents bundle={accessory.bundle} price={accessory.price} />
        </Section>
      )}
      <Section title={goodsFacts.figures.title}>
        <GoodsFigures goods={accessory} />
      </Section>
      <Section title={goodsFacts.fits.title}>
        <FitsList bikes={accessory.bikes} />
        <NeedsList accessory={accessory} />
      </Section>
      {isForSale(chosen ?? accessory) && (
        <Section title={texts.delivery}>
          <DeliveredPrice
            product={accessory.id}
            variant={isOwnPrice ? undefined : chosen.id}
            initial={isOwnPrice ? accessory.delivered : null}
            note={goodsFacts.delivered.otherPieces}
          />
        </Section>
      )}
      {isEea(country?.code) && (
        <Section title={aroundGuarantee.title}>
          <LazyGuaranteeNotice />
        </Section>
      )}
      <Section title={goodsFacts.safety.title}>
        <SafetyBlock safety={accessory.safety} goods={accessory} />
      </Section>
      <RelatedGoods related={related} bikes={accessory.bikes} />
    </>
  )
}

export interface GiftCardBelowProps extends AccessoryPage {
  dollars: number
}

export function GiftCardBelow({ accessory: card, related, dollars }: GiftCardBelowProps) {
  const isGiven = fromDollars(inDollars(dollars)) === card.delivered.price
  return (
    <>
      <Section title={texts.gift.steps}>
        <ol className="border-b border-line">
          {texts.gift.how.map((step, index) => (
            <li key={step} className="grid grid-cols-[2.5rem_1fr] border-t border-line py-3">
              <span aria-hidden="true" className="figures text-ink-soft">
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      </Section>
      <Section title={goodsFacts.figures.title}>
        <GoodsFigures goods={card} />
      </Section>
      <Section title={goodsFacts.delivered.title}>
        <DeliveredPrice
          product={card.id}
          amount={isGiven ? undefined : dollars}
          initial={isGiven ? card.delivered : null}
        />
      </Section>
      <Section title={goodsFacts.safety.title}>
        <SafetyBlock safety={card.safety} goods={card} />
      </Section>
      <RelatedGoods related={related} bikes={card.bikes} />
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line">
      <div className="wrap grid gap-x-12 gap-y-5 py-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:py-14">
        <h2 className="text-2xl">{title}</h2>
        <div className="max-w-3xl min-w-0">{children}</div>
      </div>
    </section>
  )
}
