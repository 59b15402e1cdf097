import { memo } from 'react'
import type { BikeLook } from '@/domain/shop/bikes/drawing/look'
import { between } from '@/domain/shop/bikes/drawing/vector'
import type { FramePoints } from '@/domain/shop/bikes/geometry'
import type { Skin } from './skin'

export const BikeFloor = memo(function BikeFloor(props: {
  skin: Skin
  points: FramePoints
  tyres: BikeLook['tyres']
}) {
  const { skin, points, tyres } = props
  const front = points.frontAxle.y + tyres.front.diameter / 2
  const rear = points.rearAxle.y + tyres.rear.diameter / 2
  const middle = between(points.rearAxle, points.frontAxle, 0.5)
  const length = points.frontAxle.x - points.rearAxle.x
  const floor = skin.fill('floor')
  return (
    <g>
      {skin.isStudio && (
        <>
          <ellipse
            cx={middle.x}
            cy={middle.y - 190}
            rx={length * 0.84}
            ry="590"
            fill={skin.fill('glow')}
          />
          <ellipse
            cx={middle.x}
            cy={(front + rear) / 2 + 8}
            rx={length * 0.86}
            ry="76"
            fill={skin.fill('glow')}
          />
        </>
      )}
      <ellipse
        cx={middle.x}
        cy={(front + rear) / 2 + 6}
        rx={length * 0.78}
        ry="40"
        fill={floor}
        fillOpacity="0.6"
      />
      <ellipse
        cx={points.frontAxle.x}
        cy={front - 1}
        rx={150 + tyres.front.width}
        ry="17"
        fill={floor}
      />
      <ellipse
        cx={points.rearAxle.x}
        cy={rear - 1}
        rx={150 + tyres.rear.width}
        ry="17"
        fill={floor}
      />
    </g>
  )
})
