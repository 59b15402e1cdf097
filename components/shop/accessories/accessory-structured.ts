import type { GetStaticPropsResult } from 'next'

import { goodsStructured } from '@/components/shop/goods/goods-structured'
import type { AccessoryPage } from '@/hooks/shop/accessories/use-accessory'
import { accessories } from '@/messages/shop/accessories/accessories'

export interface AccessoryProps extends AccessoryPage {
  structured: ReturnType<typeof goodsStructured>
}

export function withStructured(
  result: GetStaticPropsResult<AccessoryPage>,
): GetStaticPropsResult<AccessoryProps> {
  if (!('props' in result)) return result
  const structured = goodsStructured(result.props.accessory, [accessories.title, '/accessories'])
  return { ...result, props: { ...result.props, structured } }
}
