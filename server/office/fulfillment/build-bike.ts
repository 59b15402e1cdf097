import { buildStateOf, mayBuild } from '@/domain/office/fulfillment/bike-build'
import { updateBike } from '@/server/after-sale'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { isUniqueViolation } from '@/server/kernel/errors/unique-violation'
import { endPendingEdit } from '@/server/orders'

import { changeItems, requireInTheHouse } from './change-items'
import { listBuilds } from './queries'

interface BuildBikeInput {
  number: string
  bike: number
  state: 'in_production' | 'ready'
  frame_number?: string | undefined
  by: string
}

/**
 * Moves one bike of an order as `BUILD_MOVES` allows; the frame number of a ready bike can be changed until it ships.
 * @throws DomainError order_not_found, order_not_movable, order_bike_not_found, bike_build_wrong, frame_number_taken,
 * invalid_input for `ready` without a number
 */
export async function buildBike(deps: Deps, building: BuildBikeInput): Promise<void> {
  const { number, by } = building
  if (building.state === 'ready' && !building.frame_number) throw withoutNumber()
  const work: Parameters<typeof changeItems>[1]['work'] = async (tx, order) => {
    requireInTheHouse(order)
    const bikes = await listBuilds(tx, order.id)
    const bike = bikes.find(({ id }) => id === building.bike)
    if (!bike) throw new DomainError('order_bike_not_found', `No bike ${building.bike}.`)
    const from = buildStateOf(bike)
    if (!mayBuild(from, building.state)) {
      throw new DomainError('bike_build_wrong', `It is ${from}: not to ${building.state}.`)
    }
    const frame = building.frame_number?.toUpperCase()
    if (from === building.state && (frame === undefined || frame === bike.frame_number)) return null
    const at = deps.clock.now()
    await updateBike(tx, bike.id, {
      production_began_at: bike.production_began_at ?? at,
      ...(building.state === 'ready' && { ready_at: bike.ready_at ?? at, frame_number: frame }),
    })
    // A pending edit of the bike can no longer be paid.
    await endPendingEdit(deps, tx, { order, why: 'begun', position: bike.line, by })
    return { kind: `bike_${building.state}`, detail: { bike: bike.id } }
  }
  await changeItems(deps, { number, by, work }).catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error
    throw new DomainError('frame_number_taken', `Number ${building.frame_number} is taken.`)
  })
}

function withoutNumber(): DomainError {
  return new DomainError('invalid_input', 'Ready without a number.', {
    errors: [{ field: 'frame_number', message: 'Enter the number on the frame.' }],
  })
}
