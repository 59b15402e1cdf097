import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import type { ShopEvent } from '@/server/kernel/events/shop-events'
import { type LineRow, listLinesOf, listOrderLines, listOrdersOf } from '@/server/orders'
import { erasePictures, pictureState, planPictures, retainPictures } from '@/server/pictures'
import { withoutPersonal } from '@/domain/shop/bikes/build-fields'

type OrderEvent = ShopEvent<'OrderPaid' | 'OrderEdited' | 'DifferencePaid'>

/** Plans the pictures of a paid order's bikes, which are never evicted. */
export async function pictureOrder(deps: Deps, tx: Db, { order }: OrderEvent) {
  const builds = await listOrderLines(tx, order.id)
  await planPictures(deps, tx, { builds, use: 'order' })
  await retainPictures(tx, builds)
}

/** Deletes the pictures that show the name of an account's rider. */
export async function eraseNamedPictures(
  _: unknown,
  tx: Db,
  { user }: ShopEvent<'AccountDeleted'>,
) {
  const orders = (await listOrdersOf(tx, user.id)).map(({ id }) => id)
  await erasePictures(tx, await listLinesOf(tx, orders))
}

/** Returns whether an email shows a bike whose picture is being rendered. */
export const awaitsPicture: Deps['awaitsPicture'] = async ({ db }, { html, order_id }) => {
  if (order_id === null || !html.includes('/pictures/')) return false
  const bike = (await listOrderLines(db, order_id)).find(isBike)
  return bike ? (await pictureState(db, withoutName(bike))) === 'planned' : false
}

const isBike = ({ kind }: LineRow) => kind === 'bike'

const withoutName = ({ bike_slug, build }: LineRow) => ({
  bike_slug,
  build: build && withoutPersonal(build),
})
