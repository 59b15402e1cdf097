import Link from 'next/link'
import type { ReactNode } from 'react'

import { DeliveredPrice } from '@/components/goods/delivered-price'
import { FitsList } from '@/components/goods/fits-list'
import { GoodsFigures } from '@/components/goods/goods-figures'
import { SafetyBlock } from '@/components/goods/safety-block'
import { goodsPicture } from '@/domain/accessory'
import type { AccessoryPage, GoodsPage } from '@/hooks/use-accessory'
import { useVersion } from '@/hooks/use-version'
import { accessories as texts } from '@/messages/accessories'
import { goods } from '@/messages/goods'

import { AccessoryPicture } from './accessory-picture'
import { AccessoryPurchase } from './accessory-purchase'
import { NeedsList } from './needs-list'
import { RelatedGoods } from './related-goods'

/** One accessory: what it is, in which version, what it costs at the door, what it fits and needs. */
export function AccessoryScreen({ accessory, related }: AccessoryPage) {
  const version = useVersion(accessory)
  const { chosen } = version
  // The page brings the answer for its first version; another price has to be asked for.
  const isOwnPrice = chosen === null || chosen.price === accessory.variants[0]?.price
  return (
    <>
      <AccessoryHead
        accessory={accessory}
        picture={goodsPicture(accessory.thumbnail, chosen)}
        version={chosen?.title ?? null}
      >
        <AccessoryPurchase accessory={accessory} version={version} />
      </AccessoryHead>
      <Section title={goods.figures.title}>
        <GoodsFigures goods={accessory} />
      </Section>
      <Section title={goods.fits.title}>
        <FitsList bikes={accessory.bikes} />
        <NeedsList accessory={accessory} />
      </Section>
      <Section title={texts.delivery}>
        <DeliveredPrice
          product={accessory.id}
          variant={isOwnPrice ? undefined : chosen.id}
          given={isOwnPrice ? accessory.delivered : null}
          note={goods.delivered.otherPieces}
        />
      </Section>
      <Section title={goods.safety.title}>
        <SafetyBlock safety={accessory.safety} />
      </Section>
      <RelatedGoods related={related} bikes={accessory.bikes} />
    </>
  )
}

interface AccessoryHeadProps {
  accessory: GoodsPage
  picture: string
  version: string | null
  /** How it is bought. */
  children: ReactNode
}

/** Picture left, name and purchase right. */
export function AccessoryHead({ accessory, picture, version, children }: AccessoryHeadProps) {
  const { title, description, category } = accessory
  return (
    <div className="wrap grid grid-cols-1 gap-x-12 pt-4 pb-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:pt-8 lg:pb-20">
      <div className="lg:sticky lg:top-24 lg:self-start">
        <AccessoryPicture
          src={picture}
          alt={texts.picture(title, version)}
          isFirst
          className="mx-auto h-auto w-full max-w-md lg:max-w-none"
        />
      </div>
      <div className="min-w-0 lg:pt-10">
        <p className="eyebrow text-ink-soft">
          <Link href="/accessories" className="inline-flex min-h-touch items-center">
            <span className="link">{texts.all}</span>
          </Link>
          <span aria-hidden="true"> / </span>
          {texts.category(category)}
        </p>
        <h1 className="mt-2 text-3xl break-words">{title}</h1>
        <p className="mt-4 max-w-read text-ink-soft">{description}</p>
        {children}
      </div>
    </div>
  )
}

/** A heading at the left, what it says at the right. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line">
      <div className="wrap grid gap-x-12 gap-y-5 py-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:py-14">
        <h2 className="text-2xl">{title}</h2>
        <div className="max-w-3xl min-w-0">{children}</div>
      </div>
    </section>
  )
}
