import { PhoneMount, Mirrors } from './cockpit'
import { DrawingFrame } from '@/components/shop/goods/drawing/drawing-frame'
import { GiftCard, Parcel } from './gifts'
import { FrontLight, Taillight } from './lights'
import { FoldingLock, ULock } from './locks'
import { BatteryCase, ChildSeat, Panniers } from './luggage'
import { type DrawingComponent } from '@/components/shop/goods/drawing/tones'
import { Backpack, Helmet, RainCover } from './wear'
import { FloorPump, RepairKit, ServiceStand } from './workshop'

const DRAWINGS: Readonly<Record<number, DrawingComponent>> = {
  5000064: Taillight,
  5000110: Helmet,
  5000111: Backpack,
  5000112: FrontLight,
  5000113: Panniers,
  5000114: ULock,
  5000115: FoldingLock,
  5000116: PhoneMount,
  5000117: Mirrors,
  5000118: FloorPump,
  5000119: RepairKit,
  5000120: ChildSeat,
  5000121: BatteryCase,
  5000122: RainCover,
  5000123: ServiceStand,
  5000124: GiftCard,
}

interface GoodsDrawingProps {
  id: number
  title: string
  paint: string | null
}

export function GoodsDrawing({ id, title, paint }: GoodsDrawingProps) {
  const Shape = DRAWINGS[id] ?? Parcel
  return (
    <DrawingFrame title={title}>
      <Shape paint={paint} />
    </DrawingFrame>
  )
}
