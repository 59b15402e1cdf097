import { useRef, useState, type KeyboardEvent, type PointerEvent, type WheelEvent } from 'react'

import { FITTED, panned, ZOOM_STEP, zoomed, type Pane } from '@/domain/shop/configurator/zoom'

interface Spot {
  x: number
  y: number
}

const STEP_PX = 60
const ARROWS: Record<string, Spot> = {
  ArrowLeft: { x: STEP_PX, y: 0 },
  ArrowRight: { x: -STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: STEP_PX },
  ArrowDown: { x: 0, y: -STEP_PX },
}
const ZOOM_KEYS: Record<string, number> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP }

/** Zooms and pans a picture by pinch, drag, wheel, keys, and by `zoomBy` and `fit`. */
export function useZoom() {
  const [view, setView] = useState(FITTED)
  const pointers = useRef(new Map<number, Spot>())

  function drag(event: PointerEvent<HTMLElement>) {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const pane = paneOf(event.currentTarget)
    const now = { x: event.clientX, y: event.clientY }
    const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId)
    pointers.current.set(event.pointerId, now)
    if (!other) {
      return setView((last) => panned(last, { x: now.x - before.x, y: now.y - before.y }, pane))
    }
    const [, still] = other
    const factor = distance(now, still) / Math.max(1, distance(before, still))
    const middle = { x: (now.x + still.x) / 2, y: (now.y + still.y) / 2 }
    const at = fromMiddle(event.currentTarget, middle)
    const moved = { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 }
    setView((last) => panned(zoomed(last, factor, pane, at), moved, pane))
  }

  function turn(event: WheelEvent<HTMLElement>) {
    const pane = paneOf(event.currentTarget)
    const at = fromMiddle(event.currentTarget, { x: event.clientX, y: event.clientY })
    setView((last) => zoomed(last, Math.exp(-event.deltaY / 400), pane, at))
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    const pane = paneOf(event.currentTarget)
    const [arrow, factor] = [ARROWS[event.key], ZOOM_KEYS[event.key]]
    if (arrow) setView((last) => panned(last, arrow, pane))
    else if (factor) setView((last) => zoomed(last, factor, pane))
    else if (event.key === '0') setView(FITTED)
    else return
    event.preventDefault()
  }

  const release = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId)
  }
  return {
    view,
    style: { transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` },
    zoomBy: (factor: number, pane: Pane) => setView((last) => zoomed(last, factor, pane)),
    fit: () => setView(FITTED),
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture?.(event.pointerId)
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      },
      onPointerMove: drag,
      onPointerUp: release,
      onPointerCancel: release,
      onWheel: turn,
      onKeyDown: press,
    },
  }
}

function paneOf(element: HTMLElement): Pane {
  return { width: element.clientWidth, height: element.clientHeight }
}

function fromMiddle(element: HTMLElement, { x, y }: Spot): Spot {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: x - left - width / 2, y: y - top - height / 2 }
}

function distance(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
