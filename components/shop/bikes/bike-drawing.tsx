import type { Bike, Build } from '@/domain/shop/bikes/bike'
import type { Rider } from '@/domain/shop/bikes/drawing/rider-shape'
import { BikeBlueprint } from './bike-blueprint'
import { BikeCanvas } from './bike-canvas'
import { BikeDimensions } from './bike-dimensions'
import { BikeScene } from './bike-scene'
import type { DrawingView } from './skin'
import { useDrawing } from './use-drawing'

export interface BikeDrawingProps {
  bike: Bike
  build: Build
  view?: DrawingView
  rider?: Rider | null
  showDimensions?: boolean
  title: string
  className?: string
}

/** Bike drawing; all sizes and parts share one window and scale, so a longer frame looks longer. */
export function BikeDrawing(props: BikeDrawingProps) {
  const { bike, build, view = 'paper', rider = null, title, className } = props
  const { skin, box, look, shapes } = useDrawing({ bike, build, view, rider })
  const dimensions = { skin, points: shapes.points, geometry: look.size.geometry }
  return (
    <BikeCanvas box={box} title={title} className={className}>
      {view === 'blueprint' ? (
        <BikeBlueprint skin={skin} look={look} size={look.size} box={box} {...shapes} />
      ) : (
        <BikeScene
          skin={skin}
          look={look}
          title={bike.title}
          rider={rider}
          overlay={props.showDimensions && <BikeDimensions {...dimensions} isOverlay />}
          {...shapes}
        />
      )}
    </BikeCanvas>
  )
}
