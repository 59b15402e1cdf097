import { memo } from 'react'
import type { FrameStyle } from '@/domain/shop/bikes/drawing/look'
import { blob, lines, ring } from '@/domain/shop/bikes/drawing/path'
import { at } from '@/domain/shop/bikes/drawing/vector'
import { Piece } from './bike-piece'
import type { Skin } from './skin'

/** Motor housing in the frame, or a plain bottom bracket if the motor is in the hub. */
export const BikeMotor = memo(function BikeMotor(props: { skin: Skin; style: FrameStyle }) {
  const { skin, style } = props
  const { tones } = skin
  if (style === 'commuter') {
    return (
      <circle
        cx="0"
        cy="0"
        r="30"
        fill={skin.fill('part')}
        stroke={tones.partEdge}
        strokeWidth="2"
      />
    )
  }
  const housing = blob(
    at(-50, 4),
    at(-38, -44),
    at(10, -72),
    at(72, -84),
    at(118, -58),
    at(124, 0),
    at(92, 54),
    at(28, 84),
    at(-30, 66),
  )
  return (
    <g>
      <Piece skin={skin} d={housing} line={2.5} />
      {!skin.isLight && (
        <g fill="none">
          <path
            d={[0, 1, 2, 3, 4]
              .map((n) => lines(at(88 - n * 8, 14 + n * 11), at(118 - n * 9, 6 + n * 13)))
              .join('')}
            stroke={tones.partLight}
            strokeWidth="4"
          />
          <path
            d={ring(at(84, -30), 25) + ring(at(84, -30), 17)}
            stroke={tones.partLight}
            strokeWidth="2"
          />
          <path
            d={ring(at(112, -48), 4) + ring(at(24, -68), 4) + ring(at(40, 74), 4)}
            fill={tones.metalDark}
          />
        </g>
      )}
    </g>
  )
})
