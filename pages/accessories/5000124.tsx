import type { GetStaticProps } from 'next'

import {
  withStructured,
  type AccessoryProps,
} from '@/components/shop/accessories/accessory-structured'
import { GiftCardScreen } from '@/components/shop/accessories/gift-card-screen'
import { PageHead } from '@/components/kit/layout/page-head'
import { StructuredData } from '@/components/kit/layout/structured-data-script'
import { GIFT_CARD_ID } from '@/domain/shop/gift-card/gift-card'
import { accessoryProps } from '#server/ssr/accessory-page'
import { readOffers } from '#server/ssr/offers'

export const getStaticProps: GetStaticProps<AccessoryProps> = async () =>
  withStructured(await accessoryProps(String(GIFT_CARD_ID)), readOffers)

/** The gift card's own page, with an amount instead of a version. The file name is its product id. */
export default function GiftCardRoute({ structured, ...page }: AccessoryProps) {
  const { title, description } = page.accessory
  return (
    <>
      <PageHead title={title} description={description} type="product" />
      <StructuredData graph={structured} />
      <GiftCardScreen {...page} />
    </>
  )
}
