import type { KeyboardEvent, PointerEvent, RefObject } from 'react'
import { useEffect, useEffectEvent, useRef } from 'react'

import type { Turning } from './turning'
import { visibleSide } from '@/domain/shop/bike3d/orbit'
import { turnTexts as texts } from '@/messages/shop/configurator/configurator-turntable'

interface Spot {
  x: number
  y: number
}

const STEP = Math.PI / 16
const ARROWS: Record<string, readonly [around: number, up: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
}
const ZOOM = 1.25
const ZOOM_KEYS: Record<string, number> = { '+': ZOOM, '=': ZOOM, '-': 1 / ZOOM }
/** Pixels of dragging per radian of rotation. */
const PER_RADIAN = 160

interface TurnHandsOptions {
  turning: RefObject<Turning | null>
  host: RefObject<HTMLElement | null>
  say: (words: string) => void
  /** Called after a gesture, when the view is no longer one of the named views. */
  onMoved: () => void
}

/** Handles turntable gestures (drag, pinch, Ctrl + wheel, keys); has `turn` and `zoom` for buttons. */
export function useTurnHands({ turning, host, say, onMoved }: TurnHandsOptions) {
  const pointers = useRef(new Map<number, Spot>())

  function turn(around: number, up = 0) {
    const orbit = turning.current?.turn(around, up)
    onMoved()
    if (orbit) say(texts.sides[visibleSide(orbit)])
  }
  function zoom(factor: number) {
    const orbit = turning.current?.zoom(factor)
    if (orbit) say(texts.zoomed(Math.round(orbit.zoom * 100)))
  }
  function drag(event: PointerEvent<HTMLElement>) {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, now)
    if (other) {
      turning.current?.zoom(distance(now, other) / Math.max(1, distance(before, other)))
      return
    }
    turning.current?.turn((before.x - now.x) / PER_RADIAN, (now.y - before.y) / PER_RADIAN)
    onMoved()
  }
  function press(event: KeyboardEvent<HTMLElement>) {
    if (event.target !== event.currentTarget) return
    const [arrow, factor] = [ARROWS[event.key], ZOOM_KEYS[event.key]]
    if (arrow) turn(...arrow)
    else if (factor) zoom(factor)
    else if (event.key === '0') turning.current?.fly('side')
    else return
    event.preventDefault()
  }
  useWheel(host, (factor) => turning.current?.zoom(factor))
  const release = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId)
  }
  return {
    turn,
    zoom,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      },
      onPointerMove: drag,
      onPointerUp: release,
      onPointerCancel: release,
      onKeyDown: press,
    },
  }
}

/** Zooms with Ctrl + wheel, which is also how touchpads report a pinch. The wheel alone scrolls the page. */
function useWheel(host: RefObject<HTMLElement | null>, onZoom: (factor: number) => void): void {
  const roll = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    onZoom(Math.exp(-event.deltaY / 400))
  })
  useEffect(() => {
    const container = host.current
    const listen = (event: WheelEvent) => roll(event)
    // React's wheel listeners are passive, so `preventDefault` requires a native listener.
    container?.addEventListener('wheel', listen, { passive: false })
    return () => container?.removeEventListener('wheel', listen)
  }, [host])
}

function distance(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
