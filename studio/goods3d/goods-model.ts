import { backpack } from './backpack'
import { batteryCase, panniers } from './bags'
import { giftCard } from './gift-card'
import { childSeat } from './child-seat'
import { mirrors, phoneMount } from './cockpit-goods'
import type { Angle } from './framing'
import { helmet } from './helmet'
import { frontLight } from '@/domain/shop/bike3d/front-light'
import { taillight } from './taillight'
import { foldingLock, uLock } from './locks'
import type { GoodsPart } from './materials'
import { floorPump } from './floor-pump'
import { rainCover } from './rain-cover'
import { repairKit } from './repair-kit'
import { serviceStand } from './service-stand'

interface GoodsModel {
  make: () => GoodsPart[]
  /** Angle of the most informative side. */
  from: Angle
}

const model = (make: () => GoodsPart[], around: number, above: number): GoodsModel => ({
  make,
  from: { around, above },
})

/** 3D models of accessories by product id; in mm, standing on the floor. */
export const GOODS_MODELS: Readonly<Record<number, GoodsModel>> = {
  5000064: model(taillight, 32, 12),
  5000110: model(helmet, 38, 14),
  5000111: model(backpack, 28, 8),
  5000112: model(frontLight, 36, 16),
  5000113: model(panniers, 14, 14),
  5000114: model(uLock, 24, 16),
  5000115: model(foldingLock, 18, 18),
  5000116: model(phoneMount, 28, 22),
  5000117: model(mirrors, 16, 14),
  5000118: model(floorPump, 22, 12),
  5000119: model(repairKit, 16, 30),
  5000120: model(childSeat, 50, 12),
  5000121: model(batteryCase, 26, 24),
  5000122: model(rainCover, 24, 10),
  5000123: model(serviceStand, 26, 10),
  5000124: model(giftCard, -12, 14),
}
