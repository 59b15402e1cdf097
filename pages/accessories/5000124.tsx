import type { GetStaticProps } from 'next'

import { GiftCardScreen } from '@/components/accessories/gift-card-screen'
import { PageHead } from '@/components/layout/page-head'
import { GIFT_CARD_ID } from '@/domain/gift-card'
import type { AccessoryPage } from '@/hooks/use-accessory'
import { accessoryProps } from '#server/ssr/accessory-page'

export const getStaticProps: GetStaticProps<AccessoryPage> = () =>
  accessoryProps(String(GIFT_CARD_ID))

/** The gift card has a page of its own: an amount instead of a version. The file is called by its id. */
export default function GiftCardRoute(page: AccessoryPage) {
  const { title, description } = page.accessory
  return (
    <>
      <PageHead title={title} description={description} />
      <GiftCardScreen {...page} />
    </>
  )
}
