import { useEffect, useEffectEvent, useRef } from 'react'

import type { ModelOrders } from '@/components/shop/bike3d/model-orders'
import type { ModelPicture } from '@/components/shop/bike3d/model-worker'
import { pictureAddress } from '@/components/shop/bikes/bike-picture'
import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { stagePictureShown } from '@/hooks/shop/bikes/stage-pictures'
import { boxOf } from '@/domain/shop/bikes/drawing/box'

const FADE_MS = 220
const WIDTHS = { least: 360, most: 1600 }

export interface RenderedPictureProps {
  bike: Bike
  build: Build
  orders: ModelOrders
  /** Height of the saddle in the picture, in mm. */
  saddle: number
  hasRider: boolean
  /** Where the picture of this build comes from. */
  source: 'page' | 'still' | 'worker'
  /** Whether the page needs models instead of pictures. */
  isTurning: boolean
  /** Called with the picture that covers the page's own one; null when that comes back. */
  onShown: (picture: { hasRider: boolean } | null) => void
}

/** Pictures by the worker, or files of the studio, above the page's own picture; each fades in. */
export function RenderedPicture(props: RenderedPictureProps) {
  const { bike, build, orders, hasRider, source } = props
  const host = useRef<HTMLDivElement>(null)
  useOrder(props, host)

  const show = useEffectEvent((layer: HTMLElement | null) => {
    if (host.current) exchange(host.current, layer)
    props.onShown(layer && { hasRider })
  })
  const isShowing = useRef(source)
  useEffect(() => {
    isShowing.current = source === 'page' ? 'page' : 'worker'
    if (source === 'page') return show(null)
    if (source === 'worker') return
    let isCurrent = true
    const still = new Image()
    still.src = `${pictureAddress({ slug: bike.slug, build, view: 'studio' })}&w=${widthOf(host.current, bike, false)}`
    const decoded = () => {
      if (!isCurrent) return
      isShowing.current = 'still'
      show(still)
    }
    // Without the file, the picture of the worker stays.
    still.decode().then(decoded, () => undefined)
    return () => {
      isCurrent = false
    }
  }, [bike, build, source])

  const receive = useEffectEvent((picture: ModelPicture) => {
    if (isShowing.current !== 'worker' || picture.hasRider !== hasRider) return
    const canvas = canvasOf(picture)
    show(canvas)
    if (!hasRider && picture.quality !== 'draft')
      stagePictureShown(bike.slug, picture.build, canvas)
  })
  useEffect(() => {
    if (orders.picture) receive(orders.picture)
    return orders.onPicture(receive)
  }, [orders])
  return (
    <div
      ref={host}
      aria-hidden="true"
      className="relative transition-[opacity,visibility] duration-300 [grid-area:1/1] group-has-data-parts/stage:invisible group-has-data-parts/stage:opacity-0 motion-reduce:transition-none"
    />
  )
}

function useOrder(props: RenderedPictureProps, host: React.RefObject<HTMLDivElement | null>) {
  const { bike, build, orders, saddle, hasRider, isTurning } = props
  useEffect(() => {
    const width = widthOf(host.current, bike, hasRider)
    const picture =
      isTurning || isFinal(orders.picture, { build, hasRider, width }) ? null : { hasRider, width }
    orders.order({ build, saddle, needsModel: isTurning, picture })
  }, [bike, build, orders, saddle, hasRider, isTurning, host])
}

function isFinal(
  picture: ModelPicture | null,
  { build, hasRider, width }: { build: Build; hasRider: boolean; width: number },
): boolean {
  return (
    picture?.quality === 'final' &&
    picture.build === build &&
    picture.hasRider === hasRider &&
    picture.bitmap.width >= width
  )
}

/** Returns the number of the screen's pixels that the picture takes across. */
function widthOf(host: HTMLElement | null, bike: Bike, hasRider: boolean): number {
  const box = boxOf(bike, hasRider)
  const { clientWidth = 0, clientHeight = 0 } = host ?? {}
  const shown = Math.min(clientWidth, (clientHeight * box.width) / box.height)
  const pixels = Math.round(shown * window.devicePixelRatio)
  return Math.min(WIDTHS.most, Math.max(WIDTHS.least, pixels))
}

function canvasOf({ bitmap }: ModelPicture): HTMLCanvasElement {
  const { width, height } = bitmap
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  return canvas
}

/** Cross-fades from the current layers to another one. Blending by addition keeps the bike opaque during the fade. */
function exchange(host: HTMLElement, layer: HTMLElement | null): void {
  const before = [...host.children]
  if (layer) {
    layer.className = 'absolute inset-0 size-full object-contain mix-blend-plus-lighter'
    host.append(layer)
  }
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    before.forEach((one) => one.remove())
    return
  }
  layer?.animate({ opacity: [0, 1] }, FADE_MS)
  for (const one of before) {
    const { opacity } = getComputedStyle(one)
    const fade = one.animate({ opacity: [opacity, '0'] }, { duration: FADE_MS, fill: 'forwards' })
    fade.onfinish = () => one.remove()
  }
}
