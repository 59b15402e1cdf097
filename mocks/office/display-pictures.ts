import {
  displayPictures,
  thumbnailOf,
  type ProductPicture,
} from '@/domain/office/goods/product-pictures'
import type { Catalog } from '@/server/catalog/products/read-catalog'

function pictureOf(id: number, pictures: readonly ProductPicture[]) {
  const thumbnail = `/pictures/goods/${id}`
  return { pictures: displayPictures(pictures), thumbnail: thumbnailOf({ pictures, thumbnail }) }
}

/** Copies saved pictures into the catalog: pages and API share the state, but not the catalog. */
export function showPictures(
  { productsById }: Pick<Catalog, 'productsById'>,
  saved: Readonly<Record<number, readonly ProductPicture[]>>,
): void {
  for (const [id, pictures] of Object.entries(saved)) {
    const product = productsById.get(Number(id))
    if (product) Object.assign(product, pictureOf(product.id, pictures))
  }
}
