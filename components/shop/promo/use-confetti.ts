import { useEffect, useState } from 'react'

import { CONFETTI_MS } from '@/domain/kit/constants'
import { logError } from '@/utils/log-error'

const BURST_EVERY_MS = 350
/** Time that a piece takes to fall; the last ones start early enough to finish in time. */
const FALL_MS = 1_800

/**
 * spec §2 Promo: confetti for 6 seconds on our own canvas. The library is lazy-loaded. It runs without its worker,
 * because that is created from a string, which the page's CSP forbids. Respects reduced motion.
 * @returns whether it runs, and how to stop it
 */
export function useConfetti(canvas: HTMLCanvasElement | null, isWanted: boolean) {
  const [isStopped, setStopped] = useState(false)
  const isRunning = isWanted && !isStopped && !wantsLessMotion()

  useEffect(() => {
    if (!canvas || !isRunning) return
    let end: (() => void) | undefined
    let isOver = false
    start(canvas).then(
      (stop) => {
        end = stop
        if (isOver) stop()
      },
      (fault: unknown) => logError('The confetti could not be loaded', { fault: String(fault) }),
    )
    const timer = setTimeout(() => setStopped(true), CONFETTI_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
      end?.()
    }
  }, [canvas, isRunning])

  return { isRunning, stop: () => setStopped(true) }
}

function wantsLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

async function start(canvas: HTMLCanvasElement): Promise<() => void> {
  const { default: confetti } = await import('canvas-confetti')
  const fire = confetti.create(canvas, { resize: true, useWorker: false })
  const tokens = getComputedStyle(document.documentElement)
  const colors = ['--volt', '--paper', '--ink', '--ok'].map((name) =>
    tokens.getPropertyValue(name).trim(),
  )
  const burst = () => {
    for (const [x, angle] of SIDES) {
      const origin = { x, y: 0.75 }
      const ticks = FALL_MS / 16
      void fire({ particleCount: 16, angle, spread: 62, startVelocity: 52, origin, colors, ticks })
    }
  }
  burst()
  const bursts = setInterval(burst, BURST_EVERY_MS)
  const last = setTimeout(() => clearInterval(bursts), CONFETTI_MS - FALL_MS)
  return () => {
    clearInterval(bursts)
    clearTimeout(last)
    fire.reset()
  }
}

const SIDES = [
  [0, 60],
  [1, 120],
] as const
