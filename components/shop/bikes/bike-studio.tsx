import type { Bike, Build } from '@/domain/shop/bikes/bike'
import type { Rider } from '@/domain/shop/bikes/drawing/rider-shape'
import { BikeCanvas } from './bike-canvas'
import { BikeScene } from './bike-scene'
import { useDrawing } from './use-drawing'

interface BikeStudioProps {
  bike: Bike
  build: Build
  rider: Rider | null
  title: string
  className?: string
}

/** Drawing that follows the user's choices; only the scene, because the page includes its code. */
export function BikeStudio({ bike, build, rider, title, className }: BikeStudioProps) {
  const { skin, box, look, shapes } = useDrawing({ bike, build, view: 'studio', rider })
  return (
    <BikeCanvas box={box} title={title} className={className}>
      <BikeScene skin={skin} look={look} title={bike.title} rider={rider} {...shapes} />
    </BikeCanvas>
  )
}
