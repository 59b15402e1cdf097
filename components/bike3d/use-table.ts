import { useEffect, useEffectEvent, useRef, useState } from 'react'

import type { TurntableCallbacks, Turning } from './turning'

export interface Table {
  /** What the turntable is to show, once there is a canvas for it. */
  begin: (canvas: HTMLCanvasElement, told: TurntableCallbacks) => Turning
  /** The first time that there is something to see. */
  onShown: () => void
  onFault: (fault: unknown) => void
}

/** A turntable in the element that gets the ref, as long as that is there. */
export function useTable(table: Table) {
  const host = useRef<HTMLDivElement>(null)
  const turning = useRef<Turning>(null)
  const [isShown, setShown] = useState(false)
  const fault = useEffectEvent((one: unknown) => table.onFault(one))
  const shown = useEffectEvent((names: string[][]) => {
    // What is on the stage, for whoever looks into the page: styles, tests, support.
    if (host.current) host.current.dataset.parts = names.join(';')
    if (isShown) return
    setShown(true)
    table.onShown()
    host.current?.focus({ preventScroll: true })
  })
  const begin = useEffectEvent((canvas: HTMLCanvasElement) =>
    table.begin(canvas, { onShown: shown, onFault: fault }),
  )
  useEffect(() => {
    const place = host.current
    if (!place) return
    // Its own for each turntable: a canvas whose graphics were given back cannot be used again.
    const canvas = document.createElement('canvas')
    canvas.className = 'block size-full'
    canvas.setAttribute('aria-hidden', 'true')
    place.append(canvas)
    try {
      turning.current = begin(canvas)
    } catch (one) {
      fault(one)
    }
    return () => {
      turning.current?.end()
      turning.current = null
      canvas.remove()
    }
  }, [])
  return { host, turning, isShown }
}
