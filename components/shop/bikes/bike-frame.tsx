import { memo } from 'react'
import type { FrameShape } from '@/domain/shop/bikes/drawing/frame-shape'
import { silhouette } from '@/domain/shop/bikes/drawing/frame-shape'
import type { PaintLook } from '@/domain/shop/bikes/drawing/look'
import type { Tube } from '@/domain/shop/bikes/drawing/path'
import { band, onTube, outline, smooth } from '@/domain/shop/bikes/drawing/path'
import { bearing } from '@/domain/shop/bikes/drawing/vector'
import { contrastInk, luminance } from '@/utils/color'
import type { Skin } from './skin'

interface FrameProps {
  skin: Skin
  shape: FrameShape
  paint: PaintLook
}

/** Luminance below which paint counts as dark. */
const DARK_PAINT = 0.06

/** Bands from soft to crisp: position across the tube (-1 lit edge, 1 shaded edge) and thickness. */
const SHADE = [
  [0.36, 0.64],
  [0.47, 0.53],
  [0.57, 0.43],
  [0.66, 0.34],
  [0.75, 0.25],
  [0.84, 0.16],
] as const
const SHINE = [
  [-0.4, 0.52],
  [-0.42, 0.41],
  [-0.43, 0.31],
  [-0.44, 0.22],
  [-0.45, 0.14],
] as const

/** Stays, drawn above the rear wheel and the cassette, and below the chain. */
export const BikeStays = memo(function BikeStays({ skin, shape, paint }: FrameProps) {
  return <Moulding skin={skin} tubes={shape.rear} path={silhouette(shape).rear} paint={paint} />
})

export const BikeFrame = memo(function BikeFrame(
  props: FrameProps & { title: string; isLarge: boolean },
) {
  const { skin, shape, paint } = props
  return (
    <g>
      <Moulding skin={skin} tubes={shape.main} path={silhouette(shape).main} paint={paint} />
      <BatteryCover {...props} />
      <Lettering {...props} />
    </g>
  )
})

/** A painted body: outline, paint, then shade and highlights along each tube. */
export const Moulding = memo(function Moulding(props: {
  skin: Skin
  tubes: Tube[]
  path: string
  paint: PaintLook
}) {
  const { skin, tubes, path, paint } = props
  const light = luminance(paint.first)
  const shine = (light < DARK_PAINT ? (skin.isStudio ? 0.16 : 0.085) : 0.115) * skin.tones.sheen
  const shade = light > 0.5 ? 0.055 : 0.1
  const all = (offset: number, share: number) =>
    tubes.map((one) => band(one, offset, share)).join('')
  const edge = edgeOf(skin, paint.first)
  const boost = skin.isLight ? 2.4 : 1
  const shades = skin.isLight ? SHADE.filter((_, index) => index % 3 === 1) : SHADE
  const shines = skin.isLight ? SHINE.filter((_, index) => index % 2 === 1) : SHINE
  return (
    <g>
      <path
        d={path}
        stroke={skin.tones.edge}
        strokeOpacity={edge.opacity}
        strokeWidth={edge.width}
      />
      <path d={path} fill={skin.fill('paint')} />
      {shades.map(([offset, share]) => (
        <path key={offset} d={all(offset, share)} fill="#000" fillOpacity={shade * boost} />
      ))}
      {shines.map(([offset, share]) => (
        <path key={offset} d={all(offset, share)} fill="#fff" fillOpacity={shine * boost} />
      ))}
      <path d={all(-0.56, 0.045)} fill="#fff" fillOpacity={0.72} />
    </g>
  )
})

/** On the dark stage, a dark frame needs a bright outline to be visible. */
function edgeOf({ tones, isStudio }: Skin, paint: string): { opacity: number; width: number } {
  if (!isStudio || luminance(paint) >= DARK_PAINT) return { opacity: tones.edgeOpacity, width: 4 }
  return { opacity: 0.78, width: 6 }
}

function BatteryCover({ skin, shape, isLarge }: FrameProps & { isLarge: boolean }) {
  const cover = shape.battery
  const { tones } = skin
  const lamps = isLarge ? 5 : 3
  return (
    <g>
      <path d={outline(cover)} stroke={tones.partEdge} strokeWidth="19" strokeLinejoin="round" />
      <path
        d={outline(cover)}
        fill={skin.fill('part')}
        stroke={tones.part}
        strokeWidth="15"
        strokeLinejoin="round"
      />
      <path d={band(cover, -0.5, 0.2)} fill="#fff" fillOpacity="0.14" />
      {Array.from({ length: skin.isLight ? 0 : lamps }, (_, index) => {
        const lamp = onTube(cover, 0.9 - index * 0.028, -0.45)
        return <circle key={index} cx={lamp.x} cy={lamp.y} r="3.4" fill="#cff245" />
      })}
    </g>
  )
}

function Lettering({ skin, shape, paint, title }: FrameProps & { title: string }) {
  const cover = shape.battery
  const middle = onTube(cover, 0.46)
  const angle = bearing(onTube(cover, 0.9), onTube(cover, 0.1))
  const nameLine = NAME_LINE.map((t) => onTube(shape.top, t, NAME_ACROSS))
  return (
    <g fontWeight="800" textAnchor="middle">
      <text
        fill={skin.tones.metalLight}
        fontSize="43"
        letterSpacing="7"
        transform={`translate(${middle.x.toFixed(1)} ${middle.y.toFixed(1)}) rotate(${angle.toFixed(1)})`}
        dominantBaseline="central"
      >
        {shortTitle(title)}
      </text>
      {paint.name && (
        <>
          <path id={skin.id('name')} d={smooth(nameLine)} fill="none" />
          <text
            fill={contrastInk(paint.first)}
            fontSize={nameSize(paint.name)}
            letterSpacing="1"
            fontWeight="700"
          >
            <textPath href={`#${skin.id('name')}`} startOffset="50%">
              {paint.name}
            </textPath>
          </text>
        </>
      )}
    </g>
  )
}

/** Baseline of the lettering along the top tube, from seat to head; below its center line to center the letters. */
const NAME_LINE = [0.88, 0.76, 0.64, 0.52, 0.4, 0.28, 0.16]
const NAME_ACROSS = -0.5
/** Maximum letter height in mm, which fits the tube, and the length that long names must fit into. */
const NAME_HEIGHT = 30
const NAME_ROOM = 340

/** @example nameSize('Ada') // 30 */
function nameSize(name: string): number {
  const widthOfOne = 0.62
  return Math.min(NAME_HEIGHT, Math.floor(NAME_ROOM / (name.length * widthOfOne)))
}

/** Returns the model's name without the brand. */
function shortTitle(title: string): string {
  return (title.split(' ').at(-1) ?? title).toUpperCase()
}
