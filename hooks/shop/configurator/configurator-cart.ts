import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { guestBikeItem } from '@/domain/shop/bikes/bike-item'
import { goodsItem } from '@/domain/shop/goods/goods-item'
import { editToasts } from '@/messages/shop/configurator/configurator-edit'
import type { Extra } from '@/contract/shop/configurator/configurator'
import { storeStagePicture } from '@/hooks/shop/bikes/stage-pictures'
import { addToCart, planPicture } from '@/store/cart/add-to-cart'
import { itemReplaced, selectItems } from '@/store/cart/guest-cart-slice'
import { saveEdit } from '@/store/cart/save-edit'
import { addedToCart, editSaved } from '@/store/configurator/configurator-slice'
import type { OpenEdit, SavedLine } from '@/store/configurator/configurator-state'
import { toastShown } from '@/store/toasts/toasts-slice'
import type { AppThunk } from '@/store/types'

export { panelOpened } from '@/store/cart/guest-cart-slice'

interface ConfiguredBuild {
  slot: string
  bike: Bike
  build: Build
}

export const addBikeToCart =
  ({ slot, bike, build }: ConfiguredBuild): AppThunk<Promise<void>> =>
  async (dispatch) => {
    storeStagePicture(bike.slug, build)
    if (await dispatch(addToCart(guestBikeItem(bike, build)))) dispatch(addedToCart(slot))
  }

export const addAccessoryToCart = (extra: Extra): AppThunk<Promise<boolean>> =>
  addToCart(goodsItem(extra, null))

/** Saves an edit and returns the line's id; null if it failed, with a toast that says why. */
export const saveEdited =
  ({ edit, ...built }: ConfiguredBuild & { edit: OpenEdit }): AppThunk<Promise<string | null>> =>
  async (dispatch) => {
    const { lineId } = edit
    storeStagePicture(built.bike.slug, built.build)
    const saved = await dispatch(
      lineId === null ? saveOfMember({ ...built, edit }) : saveOfGuest({ ...built, lineId }),
    )
    if (saved === null) return null
    dispatch(editSaved({ slot: built.slot, build: built.build, saved }))
    return 'lineId' in saved ? saved.lineId : String(saved.cart_id)
  }

/** Saves a guest's edit. Adds the line again if it has left the cart, so that no choices are lost. */
const saveOfGuest =
  ({
    bike,
    build,
    lineId,
  }: ConfiguredBuild & { lineId: string }): AppThunk<Promise<SavedLine | null>> =>
  async (dispatch, getState) => {
    const next = guestBikeItem(bike, build)
    const isThere = selectItems(getState()).some(({ id }) => id === lineId)
    if (!isThere) await dispatch(addToCart(next))
    else {
      dispatch(itemReplaced({ id: lineId, next }))
      dispatch(planPicture(next))
      dispatch(toastShown(editToasts.saved()))
    }
    return { lineId: next.id }
  }

const saveOfMember =
  ({
    bike,
    build,
    edit,
  }: ConfiguredBuild & { edit: OpenEdit }): AppThunk<Promise<SavedLine | null>> =>
  async (dispatch) => {
    const { mode, order_bike_id, count } = edit
    // An upgrade finds its line by the bike, because the opened line may have left the cart.
    const cart_id = order_bike_id === null ? edit.cart_id : null
    const what = { product_id: bike.id, bike_slug: bike.slug, build, count }
    const cartId = await dispatch(saveEdit({ ...what, mode, cart_id, order_bike_id }))
    return cartId === null ? null : { cart_id: cartId }
  }
