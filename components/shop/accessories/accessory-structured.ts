import type { GetStaticPropsResult } from 'next'

import { goodsStructured } from '@/components/shop/goods/goods-structured'
import type { OfferGroup } from '@/contract/shop/feeds/feeds'
import type { AccessoryPage } from '@/hooks/shop/accessories/use-accessory'
import { accessories } from '@/messages/shop/accessories/accessories'

export interface AccessoryProps extends AccessoryPage {
  structured: ReturnType<typeof goodsStructured>
}

export async function withStructured(
  result: GetStaticPropsResult<AccessoryPage>,
  readOffers: (product: number) => Promise<OfferGroup>,
): Promise<GetStaticPropsResult<AccessoryProps>> {
  if (!('props' in result)) return result
  const { accessory } = result.props
  const list = [accessories.title, '/accessories'] as const
  const structured = goodsStructured(accessory, await readOffers(accessory.id), list)
  return { ...result, props: { ...result.props, structured } }
}
