import { useEffect, useEffectEvent } from 'react'

import type { ModelOrders } from '@/components/shop/bike3d/model-orders'
import { Turning } from '@/components/shop/bike3d/turning'
import { useStand } from '@/components/shop/bike3d/use-stand'
import { materialsOf } from '@/domain/shop/bike3d/materials'
import { viewOfStep } from '@/domain/shop/bike3d/step-views'
import { cameraOf } from '@/domain/shop/bike3d/views'
import { lookOf } from '@/domain/shop/bikes/drawing/look'
import type { Choices } from '@/hooks/shop/configurator/use-configurator'
import { turnTexts as texts } from '@/messages/shop/configurator/configurator-turntable'

import { pictureName } from './build-picture'

export interface TurntableProps {
  choices: Choices
  orders: ModelOrders
  onShown: () => void
  onFault: (fault: unknown) => void
  onEnd: () => void
}

export function useTurning({ choices, orders, onShown, onFault }: TurntableProps) {
  const { bike, build } = choices
  const stand = useStand({
    begin: (canvas, callbacks) =>
      new Turning({
        ...callbacks,
        canvas,
        bikes: [{ orders, materials: materialsOf(lookOf(bike, build).paint) }],
        cameraOf: (view) => orders.model && cameraOf(view, bike, orders.model.points),
      }),
    ready: texts.ready,
    fileName: pictureName(bike, build),
    onShown,
    onFault,
  })
  const { turning } = stand

  useEffect(() => {
    turning.current?.paint(materialsOf(lookOf(bike, build).paint))
  }, [bike, build, turning])

  useSteps((step) => {
    const view = viewOfStep(bike, step)
    if (view) stand.show(view)
  })
  return stand
}

const HINTS = ['toggle', 'focusin', 'change'] as const

/** Reports the current step when the user opens it, jumps to it or chooses something in it. */
function useSteps(onStep: (step: string) => void): void {
  const tell = useEffectEvent(onStep)
  useEffect(() => {
    let last = ''
    const notice = ({ target, type }: Event) => {
      if (!(target instanceof Element)) return
      if (type === 'toggle' && !(target as HTMLDetailsElement).open) return
      const step = target.closest('section[id^="step-"]')?.id.slice('step-'.length)
      if (!step || step === last) return
      last = step
      tell(step)
    }
    // `toggle` events don't bubble, so capture them.
    for (const hint of HINTS) document.addEventListener(hint, notice, true)
    return () => HINTS.forEach((hint) => document.removeEventListener(hint, notice, true))
  }, [])
}
