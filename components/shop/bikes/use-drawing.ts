import { useId, useMemo } from 'react'
import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { boxOf, frameOf } from '@/domain/shop/bikes/drawing/box'
import { cockpitShape, seatShape } from '@/domain/shop/bikes/drawing/cockpit-shape'
import { driveShape } from '@/domain/shop/bikes/drawing/drive-shape'
import { frameShape } from '@/domain/shop/bikes/drawing/frame-shape'
import type { BikeLook, Extra } from '@/domain/shop/bikes/drawing/look'
import { lookOf } from '@/domain/shop/bikes/drawing/look'
import type { Rider } from '@/domain/shop/bikes/drawing/rider-shape'
import { saddleHeight } from '@/domain/shop/bikes/geometry'
import type { DrawingView } from './skin'
import { skinOf } from './skin'

interface DrawingOptions {
  bike: Bike
  build: Build
  view: DrawingView
  rider: Rider | null
}

/** Memoizes everything that a drawing of a build needs; unchanged parts keep their identity. */
export function useDrawing({ bike, build, view, rider }: DrawingOptions) {
  const uid = useId()
  const skin = useMemo(() => skinOf(view, uid), [view, uid])
  const box = useMemo(() => boxOf(bike, rider !== null), [bike, rider])
  const look = useStableLook(bike, build)
  const shapes = useShapes(bike, look, rider?.inseam_cm)
  return { skin, box, look, shapes }
}

/** Keeps the identity of paint and extras while they look the same, so that memoized parts don't re-render. */
function useStableLook(bike: Bike, build: Build): BikeLook {
  const look = useMemo(() => lookOf(bike, build), [bike, build])
  const { type, first, second, name } = look.paint
  const paint = useMemo(() => ({ type, first, second, name }), [type, first, second, name])
  const names = [...look.extras].join(' ')
  const extras = useMemo(() => new Set(names.split(' ').filter(Boolean) as Extra[]), [names])
  return useMemo(() => ({ ...look, paint, extras }), [look, paint, extras])
}

/** Recomputes shapes only when their inputs change; a new color changes none of them. */
function useShapes(bike: Bike, look: BikeLook, inseamCm: number | undefined) {
  const { size, style, battery } = look
  const { width, stem } = look.bar
  const { kind, largest_cog, electronic } = look.drivetrain
  const points = useMemo(() => frameOf(bike, size), [bike, size])
  const shape = useMemo(() => frameShape(points, style, battery), [points, style, battery])
  const inseam = inseamCm ?? (size.inseam.min + size.inseam.max) / 2
  const seat = useMemo(() => seatShape(points, saddleHeight(inseam)), [points, inseam])
  const cockpit = useMemo(
    () => cockpitShape(points, style, { width, stem }),
    [points, style, width, stem],
  )
  const drive = useMemo(
    () => driveShape(points, style, { kind, largest_cog, electronic }),
    [points, style, kind, largest_cog, electronic],
  )
  return { points, shape, seat, cockpit, drive }
}
