import type { Bike, Build } from '@/domain/bike'
import { guestBikeItem } from '@/domain/bike-item'
import { goodsItem } from '@/domain/goods-item'
import type { Extra } from '@/services/configurator'
import { addToCart } from '@/store/cart/add-to-cart'
import { saveEdit } from '@/store/cart/save-edit'
import { addedToCart, editSaved } from '@/store/configurator/configurator-slice'
import type { OpenEdit } from '@/store/configurator/configurator-state'
import type { AppThunk } from '@/store/types'

export { panelOpened } from '@/store/cart/guest-cart-slice'

interface Built {
  slot: string
  bike: Bike
  build: Build
}

/** The build into the visitor's cart. */
export const putBike =
  ({ slot, bike, build }: Built): AppThunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(addedToCart(slot))
    await dispatch(addToCart(guestBikeItem(bike, build)))
  }

/** An accessory into the visitor's cart. */
export const putExtra = (extra: Extra): AppThunk<Promise<void>> => addToCart(goodsItem(extra, null))

/** What is edited back into its place in the cart. */
export const saveEdited =
  ({ slot, bike, build, edit }: Built & { edit: OpenEdit }): AppThunk<Promise<number | null>> =>
  async (dispatch) => {
    const { mode, cart_id, order_bike_id, count } = edit
    const what = { product_id: bike.id, bike_slug: bike.slug, build, count }
    const cartId = await dispatch(saveEdit({ ...what, mode, cart_id, order_bike_id }))
    if (cartId !== null) dispatch(editSaved({ slot, build, cartId }))
    return cartId
  }
