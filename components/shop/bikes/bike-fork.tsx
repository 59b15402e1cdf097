import { memo } from 'react'
import type { BikeLook, PaintLook } from '@/domain/shop/bikes/drawing/look'
import type { Tube } from '@/domain/shop/bikes/drawing/path'
import {
  band,
  blob,
  capsule,
  lines,
  onTube,
  outline,
  polygon,
  slab,
  tube,
} from '@/domain/shop/bikes/drawing/path'
import { along, at, between, distance, turned } from '@/domain/shop/bikes/drawing/vector'
import type { FramePoints, Point } from '@/domain/shop/bikes/geometry'
import { Moulding } from './bike-frame'
import { Piece } from './bike-piece'
import type { Skin } from './skin'

interface ForkProps {
  skin: Skin
  points: FramePoints
  fork: BikeLook['fork']
  tyreRadius: number
  paint: PaintLook
  pistons: 2 | 4
  rotor: number
}

/** Near leg of the fork, drawn over the front wheel, with the caliper visible behind it. */
export const BikeFork = memo(function BikeFork(props: ForkProps) {
  return (
    <g>
      <FrontCaliper {...props} />
      {props.fork.kind === 'rigid' ? <RigidBlade {...props} /> : <AirLeg {...props} />}
      <circle
        cx={props.points.frontAxle.x}
        cy={props.points.frontAxle.y}
        r="13"
        fill={props.skin.fill('metal')}
      />
      <circle
        cx={props.points.frontAxle.x}
        cy={props.points.frontAxle.y}
        r="5"
        fill={props.skin.tones.part}
      />
    </g>
  )
})

/** Returns a function from distances below the crown race and ahead of the steering axis to points. */
function placer(points: FramePoints) {
  const ahead = at(points.steering.y, -points.steering.x)
  return (down: number, forward: number): Point =>
    along(along(points.crownRace, points.steering, down), ahead, forward)
}

/** Returns the center line of a rigid blade, which frame outlines use, too. */
export function bladeOf(points: FramePoints): Tube {
  const place = placer(points)
  const length = distance(points.crownRace, points.frontAxle)
  return tube(
    [place(-2, 0), place(length * 0.2, 5), place(length * 0.62, 16), points.frontAxle],
    [36, 27, 19, 14],
  )
}

function RigidBlade({ skin, points, paint }: ForkProps) {
  const blade = bladeOf(points)
  return <Moulding skin={skin} tubes={[blade]} path={outline(blade)} paint={paint} />
}

function AirLeg({ skin, points, fork, tyreRadius }: ForkProps) {
  const { tones } = skin
  const place = placer(points)
  const length = distance(points.crownRace, points.frontAxle)
  const isLong = fork.travel >= 140
  const forward = 20
  const seal = 46 + fork.travel + 8
  const archTop = Math.max(58, length - tyreRadius - 34)
  const wide = isLong ? 27 : 24
  const lowers = tube(
    [place(seal, forward), place((seal + length) / 2, forward), place(length - 26, forward + 2)],
    [wide, wide - 2, wide - 4],
  )
  return (
    <g>
      <path
        d={capsule(place(14, forward), place(seal + 8, forward), isLong ? 18 : 16)}
        fill={skin.fill('metal')}
      />
      {!skin.isLight && (
        <path
          d={lines(place(50, forward + 9), place(seal - 4, forward + 9))}
          stroke="#fff"
          strokeOpacity="0.75"
          strokeWidth="3.5"
        />
      )}
      <path
        d={slab(place(seal - 12, forward), place(seal + 6, forward), wide - 5, wide + 1)}
        fill={tones.rubber}
        stroke={tones.partEdge}
        strokeWidth="1"
      />
      <Piece
        skin={skin}
        d={blob(
          place(seal + 34, forward + 14),
          place(seal - 8, forward + 34),
          place(archTop + 12, forward + 40),
          place(archTop, forward + 26),
          place(archTop + 8, forward + 8),
          place(archTop + 30, forward + 14),
          place(seal - 14, forward + 16),
          place(seal + 26, forward - 4),
        )}
      />
      <Piece
        skin={skin}
        d={
          outline(lowers) + capsule(place(length - 36, forward + 2), points.frontAxle, wide - 4, 20)
        }
        line={2}
      />
      <path d={band(lowers, -0.5, 0.22)} fill="#fff" fillOpacity="0.3" />
      <Crown place={place} skin={skin} forward={forward} isLong={isLong} />
      <ForkDecal place={place} skin={skin} fork={fork} seal={seal} forward={forward} />
    </g>
  )
}

type ForkPlacer = ReturnType<typeof placer>

function Crown(props: { place: ForkPlacer; skin: Skin; forward: number; isLong: boolean }) {
  const { place, skin, forward, isLong } = props
  return (
    <>
      <path
        d={polygon(
          place(-1, -33),
          place(-1, 33),
          place(10, forward + 25),
          place(46, forward + 23),
          place(54, forward + 17),
          place(54, forward - 19),
          place(40, forward - 25),
          place(20, -31),
        )}
        fill={skin.fill('part')}
        stroke={skin.tones.partEdge}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d={slab(place(-6, forward + 4), place(5, forward + 4), 12, 14)}
        fill={isLong ? '#c8a24a' : skin.tones.metal}
      />
    </>
  )
}

function ForkDecal(props: {
  place: ForkPlacer
  skin: Skin
  fork: BikeLook['fork']
  seal: number
  forward: number
}) {
  const { place, skin, fork, seal, forward } = props
  if (skin.isLight) return null
  const origin = place(seal + 66, forward - 6)
  const end = place(seal + 166, forward - 6)
  const angle = (Math.atan2(end.y - origin.y, end.x - origin.x) * 180) / Math.PI
  return (
    <text
      transform={`translate(${origin.x.toFixed(1)} ${origin.y.toFixed(1)}) rotate(${angle.toFixed(1)})`}
      fill={skin.tones.metalLight}
      fontSize="23"
      fontWeight="800"
      letterSpacing="2"
    >
      {`AIR ${fork.travel}`}
    </text>
  )
}

function FrontCaliper({ skin, points, fork, pistons, rotor }: ForkProps) {
  const length = distance(points.crownRace, points.frontAxle)
  const body = pistons === 4 ? 44 : 30
  const low = length - rotor / 2 + 16
  const leg = bladeOf(points)
  const beside = (down: number) =>
    fork.kind === 'rigid'
      ? along(onTube(leg, down / length), at(-1, 0), 24)
      : placer(points)(down, -14)
  return <Caliper skin={skin} from={beside(low)} to={beside(low - body)} pistons={pistons} />
}

/** A disc brake caliper between two points; four pistons show as a longer body with two bores. */
export function Caliper(props: { skin: Skin; from: Point; to: Point; pistons: 2 | 4 }) {
  const { skin, from, to, pistons } = props
  const across = turned(at(0, 1))
  const bores = pistons === 4 ? [0.2, 0.8] : [0.5]
  return (
    <g>
      <Piece skin={skin} d={capsule(from, to, pistons === 4 ? 18 : 16)} line={2} />
      {bores.map((t) => {
        const bore = along(between(from, to, t), across, 1)
        return (
          <circle
            key={t}
            cx={bore.x}
            cy={bore.y}
            r="8"
            fill={pistons === 4 ? '#b3261e' : skin.tones.metalDark}
          />
        )
      })}
    </g>
  )
}
