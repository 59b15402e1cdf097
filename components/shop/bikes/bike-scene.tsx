import { useMemo, type ReactNode } from 'react'
import type { CockpitShape, SeatShape } from '@/domain/shop/bikes/drawing/cockpit-shape'
import type { DriveShape } from '@/domain/shop/bikes/drawing/drive-shape'
import type { FrameShape } from '@/domain/shop/bikes/drawing/frame-shape'
import type { BikeLook } from '@/domain/shop/bikes/drawing/look'
import { polar } from '@/domain/shop/bikes/drawing/vector'
import type { Rider } from '@/domain/shop/bikes/drawing/rider-shape'
import { riderShape } from '@/domain/shop/bikes/drawing/rider-shape'
import type { FramePoints } from '@/domain/shop/bikes/geometry'
import { BikeCockpit } from './bike-cockpit'
import { BikeDefs, PaintDefs } from './bike-defs'
import { BikeCassette, BikeDrivetrain, FarCrank } from './bike-drivetrain'
import { ExtrasBefore } from './bike-extras'
import { BikeFloor } from './bike-floor'
import { BikeFork, Caliper } from './bike-fork'
import { BikeFrame, BikeStays } from './bike-frame'
import { ExtrasBehind } from './bike-luggage'
import { BikeMotor } from './bike-motor'
import { BikeRider } from './bike-rider'
import { BikeSeat, SeatCollar } from './bike-seat'
import { BikeShock } from './bike-shock'
import type { Hub } from './wheel-props'
import { BikeWheel } from './bike-wheel'
import type { Skin } from './skin'

export interface SceneProps {
  skin: Skin
  look: BikeLook
  title: string
  points: FramePoints
  shape: FrameShape
  seat: SeatShape
  cockpit: CockpitShape
  drive: DriveShape
  rider: Rider | null
  overlay?: ReactNode
}

/** The whole bike, drawn from back to front. */
export function BikeScene(props: SceneProps) {
  const { skin, look, points, shape, seat, cockpit, drive } = props
  const { paint, style, tyres } = look
  const extras = { skin, points, shape, seat, cockpit, tyres, extras: look.extras }
  return (
    <>
      <BikeDefs skin={skin} />
      <PaintDefs skin={skin} paint={paint} points={points} />
      <BikeFloor skin={skin} points={points} tyres={tyres} />
      {props.rider && <SceneRider {...props} rider={props.rider} />}
      <FarCrank skin={skin} drive={drive} style={style} />
      <SceneWheels {...props} />
      <ExtrasBehind {...extras} />
      <RearCaliper {...props} />
      <BikeCassette skin={skin} drive={drive} style={style} />
      <BikeSeat
        skin={skin}
        seat={seat}
        post={look.seatpost}
        drop={look.drop}
        width={look.saddle.width}
        isLeather={look.saddle.leather}
      />
      <BikeStays skin={skin} shape={shape} paint={paint} />
      <SceneFork {...props} />
      <BikeFrame
        skin={skin}
        shape={shape}
        paint={paint}
        title={props.title}
        isLarge={look.battery === 'large'}
      />
      <SeatCollar skin={skin} seat={seat} />
      {shape.pivots && look.shock && (
        <BikeShock skin={skin} pivots={shape.pivots} shock={look.shock} />
      )}
      <BikeMotor skin={skin} style={style} />
      <BikeDrivetrain
        skin={skin}
        drive={drive}
        style={style}
        isElectronic={look.drivetrain.electronic}
      />
      <BikeCockpit
        skin={skin}
        points={points}
        cockpit={cockpit}
        display={look.display}
        hasHeartRate={look.extras.has('heart-rate')}
      />
      <ExtrasBefore {...extras} />
      {props.overlay}
    </>
  )
}

function SceneFork({ skin, look, points }: SceneProps) {
  return (
    <BikeFork
      skin={skin}
      points={points}
      fork={look.fork}
      tyreRadius={look.tyres.front.diameter / 2}
      paint={look.paint}
      pistons={look.rotors.pistons}
      rotor={look.rotors.front}
    />
  )
}

function SceneWheels({ skin, look, points }: SceneProps) {
  const { tyres, rotors } = look
  const shared = { skin, tread: tyres.tread, rim: look.wheels }
  return (
    <>
      <BikeWheel
        {...shared}
        name="rear"
        {...points.rearAxle}
        {...tyres.rear}
        rotor={rotors.rear}
        hub={rearHub(look)}
      />
      <BikeWheel
        {...shared}
        name="front"
        {...points.frontAxle}
        {...tyres.front}
        rotor={rotors.front}
        hub="plain"
      />
    </>
  )
}

/** Returns the rear hub: a motor in the commuter, geared for hub-gear drivetrains, otherwise plain. */
function rearHub(look: BikeLook): Hub {
  if (look.style === 'commuter') return 'motor'
  return look.drivetrain.kind === 'hub' ? 'geared' : 'plain'
}

function RearCaliper({ skin, look, points }: SceneProps) {
  const { rear, pistons } = look.rotors
  const [from, to] = [
    polar(points.rearAxle, rear / 2 - 6, -52),
    polar(points.rearAxle, rear / 2 - 4, pistons === 4 ? -24 : -32),
  ]
  return <Caliper skin={skin} from={from} to={to} pistons={pistons} />
}

interface SceneRiderProps extends Pick<
  SceneProps,
  'skin' | 'points' | 'seat' | 'cockpit' | 'drive'
> {
  rider: Rider
}

export function SceneRider({ skin, points, seat, cockpit, drive, rider }: SceneRiderProps) {
  const { height_cm, inseam_cm } = rider
  const shape = useMemo(
    () =>
      riderShape(
        points,
        { seat, cockpit, pedals: [drive.pedal, drive.farPedal] },
        { height_cm, inseam_cm },
      ),
    [points, seat, cockpit, drive, height_cm, inseam_cm],
  )
  return <BikeRider skin={skin} rider={shape} />
}
