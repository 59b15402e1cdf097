import type { Bike, Build } from '@/domain/bike'
import type { Rider } from '@/domain/drawing/rider-shape'
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

/** The drawing that changes under the visitor's hands: the scene alone, for its code is part of the page. */
export function BikeStudio({ bike, build, rider, title, className }: BikeStudioProps) {
  const { skin, box, look, shapes } = useDrawing({ bike, build, view: 'studio', rider })
  return (
    <BikeCanvas box={box} title={title} className={className}>
      <BikeScene skin={skin} look={look} title={bike.title} rider={rider} {...shapes} />
    </BikeCanvas>
  )
}
