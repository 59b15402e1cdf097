import { useEffect, useEffectEvent, useRef, useState } from 'react'

import type { TurntableCallbacks, Turning } from './turning'

export interface Table {
  /** Creates the turntable once its canvas exists. */
  begin: (canvas: HTMLCanvasElement, callbacks: TurntableCallbacks) => Turning
  onShown: () => void
  onFault: (fault: unknown) => void
}

/** Runs a turntable in the element that gets the ref, until it unmounts. */
export function useTable(table: Table) {
  const host = useRef<HTMLDivElement>(null)
  const turning = useRef<Turning>(null)
  const [isShown, setShown] = useState(false)
  const fault = useEffectEvent((one: unknown) => table.onFault(one))
  const shown = useEffectEvent((names: string[][]) => {
    // Expose the part names to styles, tests and support.
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
    const container = host.current
    if (!container) return
    // Each turntable needs a new canvas: one with a released WebGL context can't be reused.
    const canvas = document.createElement('canvas')
    canvas.className =
      'block size-full opacity-0 transition-opacity duration-300 in-data-parts:opacity-100 motion-reduce:transition-none'
    canvas.setAttribute('aria-hidden', 'true')
    container.append(canvas)
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
