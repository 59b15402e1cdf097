import { breadcrumbs, productData } from '@/components/kit/layout/structured-data'
import { schemaOrgOf } from '@/domain/shop/goods/product-fields'
import type { GoodsPage } from '@/contract/shop/goods/goods'

/** Returns a product's structured data and breadcrumbs for `getStaticProps`; see `structured-data`. */
export function goodsStructured(
  goods: GoodsPage,
  list: readonly [title: string, path: '/accessories' | '/spares'],
) {
  const { id, title, description, thumbnail, pictures, price, weight_g, safety, delivered } = goods
  const path = `${list[1]}/${id}`
  const product = productData({
    ...{ path, title, description, price },
    sku: safety.identifier.sku,
    maker: safety.maker,
    properties: schemaOrgOf(goods),
    images: pictures.length > 0 ? pictures.map(({ src }) => src) : [thumbnail].filter(Boolean),
    availability: goods.stock.state === 'sold_out' ? 'OutOfStock' : 'InStock',
    weight: weight_g / 1_000,
    isReturnable: !goods.is_digital,
    ...(delivered.is_deliverable && {
      delivery: {
        country: delivered.country_code,
        shipping: delivered.shipping,
        handlingDays: delivered.working_days,
        transitDays: delivered.transit_days,
      },
    }),
  })
  return [product, breadcrumbs([list, [title, path]])]
}
