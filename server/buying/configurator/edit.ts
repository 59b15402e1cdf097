import type { Bike } from '@/domain/shop/bikes/bike'
import { chosenParts } from '@/domain/shop/bikes/build'
import type { ConfiguratorMode } from '@/domain/kit/constants'
import { ZERO } from '@/domain/kit/money'
import { preUpgradePartsPrice, upgradesBetween } from '@/domain/shop/configurator/upgrade'
import { type OwnedRow, findOwnBike, isUpgradable } from '@/server/after-sale'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import type { Caller } from '@/server/kernel/http/caller'
import { type CartRow, lineNotFound, listCartLines, requireLine } from '@/server/pricing'

interface EditQuery {
  mode?: ConfiguratorMode | undefined
  cartID?: number | undefined
  orderBikeID?: number | undefined
}

/**
 * Loads what a user edits (spec §4 Modes), or null for a new build. Other users' lines and bikes are not found.
 * @throws DomainError not_signed_in, cart_line_not_found, owned_bike_not_found, bike_not_upgradable
 */
export async function readEdit(
  { db }: Pick<Deps, 'db'>,
  { bike, query, visitor }: { bike: Bike; query: EditQuery; visitor: Caller | null },
) {
  if (query.cartID === undefined && query.orderBikeID === undefined) return null
  if (!visitor) throw new DomainError('not_signed_in', 'Editing requires a login.')
  const lines = await listCartLines(db, visitor.userId)
  if (query.orderBikeID !== undefined) {
    const owned = await requireUpgradable({ db }, visitor, query.orderBikeID)
    return editOfBike({ bike, owned, lines, mode: query.mode === 'CEOM' ? 'CEOM' : 'CEUM' })
  }
  const line = requireLine(lines, query.cartID ?? 0)
  if (line.order_bike_id !== null) {
    const owned = await requireUpgradable({ db }, visitor, line.order_bike_id)
    return editOfBike({ bike, owned, lines, mode: 'CEUM' })
  }
  if (!line.build || line.bike_slug !== bike.slug) throw lineNotFound(line.id)
  return {
    mode: 'CECM' as const,
    cart_id: line.id,
    order_bike_id: null,
    build: line.build,
    count: line.count,
    ordered: null,
    preUpgrades: null,
    upgradesInCart: [],
    preUpgradePartsPrice: ZERO,
  }
}

interface BikeEdit {
  bike: Bike
  owned: OwnedRow
  lines: readonly CartRow[]
  mode: 'CEOM' | 'CEUM'
}

function editOfBike({ bike, owned, lines, mode }: BikeEdit) {
  if (owned.bike.bike_slug !== bike.slug) throw bikeNotFound(owned.bike.id)
  const ordered = owned.bike.build
  const line = lines.find(({ order_bike_id }) => order_bike_id === owned.bike.id)
  return {
    mode,
    cart_id: line?.id ?? null,
    order_bike_id: owned.bike.id,
    build: line?.build ?? ordered,
    count: 1,
    ordered,
    preUpgrades: {
      color_id: ordered.color_id,
      size_id: ordered.size_id,
      part_ids: chosenParts(bike, ordered).map(({ id }) => id),
    },
    upgradesInCart: line?.build ? upgradesBetween(bike, ordered, line.build) : [],
    preUpgradePartsPrice: preUpgradePartsPrice(bike, ordered),
  }
}

/** @throws DomainError owned_bike_not_found, also for another user's bike; bike_not_upgradable */
export async function requireUpgradable(
  { db }: Pick<Deps, 'db'>,
  caller: Caller,
  id: number,
): Promise<OwnedRow> {
  const owned = await findOwnBike(db, { userId: caller.userId, id })
  if (!owned) throw bikeNotFound(id)
  if (!isUpgradable(owned)) throw new DomainError('bike_not_upgradable', 'Production has started.')
  return owned
}

const bikeNotFound = (id: number) => new DomainError('owned_bike_not_found', `No bike ${id}.`)
