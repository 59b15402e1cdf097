import { useEffect, useRef } from 'react'

import { saddleOf } from '@/components/shop/bike3d/can-turn'
import { ModelOrders } from '@/components/shop/bike3d/model-orders'
import { Turning } from '@/components/shop/bike3d/turning'
import { useStand } from '@/components/shop/bike3d/use-stand'
import { materialsOf } from '@/domain/shop/bike3d/materials'
import type { Anchor } from '@/domain/shop/bike3d/pair'
import { cameraOfPair, GHOST_MATERIALS, shiftOf } from '@/domain/shop/bike3d/pair'
import type { View } from '@/domain/shop/bike3d/views'
import type { ComparedColumn } from '@/domain/shop/comparison/comparison-column'
import { frameOf } from '@/domain/shop/bikes/drawing/box'
import { lookOf, sizeOf } from '@/domain/shop/bikes/drawing/look'
import { pairTexts as texts } from '@/messages/shop/comparison/comparison-pair'

export type Pair = readonly [ComparedColumn, ComparedColumn]

export interface PairStance {
  /** Index of the solid bike. */
  solid: 0 | 1
  /** Opacity of the other bike, from 0 to 1. */
  share: number
  anchor: Anchor
}

interface PairTurning {
  pair: Pair
  stance: PairStance
  onShown: () => void
  onFault: (fault: unknown) => void
}

/** Shows two bikes on one turntable, each modeled by its own worker while the component is mounted. */
export function usePairTurning({ pair, stance, onShown, onFault }: PairTurning) {
  const { solid, share, anchor } = stance
  const workers = useRef<ModelOrders[]>([])
  useEffect(
    () => () => {
      for (const one of workers.current.splice(0)) one.end()
    },
    [],
  )
  const shift = shiftOf(pointsOf(pair[0]), pointsOf(pair[1]), anchor)
  const stand = useStand({
    begin: (canvas, callbacks) => {
      const orders = pair.map((column) => ordered(column, callbacks.onFault))
      workers.current = orders
      const bikes = orders.map((one, which) => ({
        orders: one,
        materials: materialsFor(pair, which, solid),
      }))
      const arranged = { shifts: [0, shift], ghost: 1 - solid, share }
      const cameraOf = (view: View, [, moved = 0]: readonly number[]) => {
        if (!orders.every(({ model }) => model)) return null
        return cameraOfPair(view, placed(pair[0]), { ...placed(pair[1]), shift: moved })
      }
      return new Turning({ ...callbacks, canvas, bikes, cameraOf, stance: arranged })
    },
    ready: texts.ready,
    fileName: `${pair.map(({ bike }) => bike.slug).join('-')}.jpg`,
    onShown,
    onFault,
  })
  const { turning } = stand
  useEffect(() => {
    pair.forEach((_, which) => turning.current?.paint(materialsFor(pair, which, solid), which))
  }, [pair, solid, turning])
  useEffect(() => {
    turning.current?.arrange({ shifts: [0, shift], ghost: 1 - solid, share })
  }, [shift, solid, share, turning])
  return stand
}

function ordered({ bike, build }: ComparedColumn, onFault: (fault: unknown) => void): ModelOrders {
  const orders = new ModelOrders(bike)
  orders.onFault(onFault)
  const saddle = saddleOf({ bike, build, rider: null })
  orders.order({ build, saddle, needsModel: true, picture: null })
  return orders
}

const materialsFor = (pair: Pair, which: number, solid: number) => {
  const column = pair[which]
  return column && which === solid
    ? materialsOf(lookOf(column.bike, column.build).paint)
    : GHOST_MATERIALS
}

const pointsOf = ({ bike, build }: ComparedColumn) => frameOf(bike, sizeOf(bike, build.size_id))

const placed = (column: ComparedColumn) => ({ bike: column.bike, points: pointsOf(column) })
