import { BikeCanvas } from '@/components/shop/bikes/bike-canvas'
import { SceneRider } from '@/components/shop/bikes/bike-scene'
import { BikeStudio } from '@/components/shop/bikes/bike-studio'
import { useDrawing } from '@/components/shop/bikes/use-drawing'
import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { describeBike } from '@/domain/shop/bikes/drawing/describe'
import type { Rider } from '@/domain/shop/bikes/drawing/rider-shape'

interface DrawnStageProps {
  bike: Bike
  build: Build
  rider: Rider | null
}

/** The bike as a drawing, for browsers without workers. */
export function DrawnStage(props: DrawnStageProps) {
  return (
    <BikeStudio
      {...props}
      title={describeBike(props.bike, props.build)}
      className="size-full [grid-area:1/1]"
    />
  )
}

/** The rider above a rendered picture of the same window. */
export function RiderOutline({ bike, build, rider }: DrawnStageProps & { rider: Rider }) {
  const { skin, box, shapes } = useDrawing({ bike, build, view: 'studio', rider })
  return (
    <BikeCanvas box={box} className="size-full [grid-area:1/1]">
      <SceneRider skin={skin} {...shapes} rider={rider} />
    </BikeCanvas>
  )
}
