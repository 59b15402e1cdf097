import { useEffect, useMemo, useState } from 'react'

import { saddleOf } from '@/components/shop/bike3d/can-turn'
import { type ModelOrders, sharedOrders } from '@/components/shop/bike3d/model-orders'
import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { stillKey } from '@/domain/shop/bike3d/still-key'
import type { Choices } from '@/hooks/shop/configurator/use-configurator'
import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import { logError } from '@/utils/log-error'

import { loadDrawing } from './load-drawing'
import { RenderedPicture } from './rendered-picture'
import type { StageCover } from './stage-cover'
import { TurnIt } from './turn-it'

export interface LazyStageProps {
  choices: Choices
  hasRider: boolean
  onTurntable?: ((container: HTMLElement | null) => void) | undefined
  /** Build in the page's own picture. */
  base: Build
  /** Appearance keys of the builds that the studio pictured. */
  stills: readonly string[]
  onCovered: (cover: StageCover) => void
}

/** What the stage shows after the first interaction: pictures by a worker, and the turntable. */
export function LazyStage(props: LazyStageProps) {
  const { choices, hasRider, onTurntable, base, stills, onCovered } = props
  const { bike, build } = choices
  const { orders, isBroken } = useSharedOrders(bike)
  const [isTurning, setTurning] = useState(false)
  /** Whether the picture has the window of a drawing with a rider. */
  const [isRoomy, setRoomy] = useState(false)
  const baseKey = useMemo(() => stillKey(bike, base), [bike, base])
  const key = useMemo(() => stillKey(bike, build), [bike, build])
  const isStill = !hasRider && stills.includes(key)
  const rider = hasRider ? riderOf(choices) : null
  const isDrawn = isBroken && (hasRider || key !== baseKey)
  const drawing = useLazyModule(loadDrawing, isDrawn || hasRider)
  useEffect(() => {
    if (isBroken) onCovered(isDrawn && drawing ? 'drawing' : 'none')
  }, [isBroken, isDrawn, drawing, onCovered])
  return (
    <>
      {orders && (
        <RenderedPicture
          {...{ bike, build, orders, hasRider, isTurning }}
          onShown={(picture) => {
            setRoomy(picture?.hasRider === true)
            onCovered(picture ? 'pictures' : 'none')
          }}
          saddle={saddleOf({ bike, build, rider: isTurning ? choices.rider : rider })}
          source={isStill ? (key === baseKey ? 'page' : 'still') : 'worker'}
        />
      )}
      {drawing && isDrawn && <drawing.DrawnStage {...{ bike, build, rider }} />}
      {drawing && orders && isRoomy && rider && (
        <drawing.RiderOutline {...{ bike, build, rider }} />
      )}
      {orders && onTurntable && !hasRider && (
        <TurnIt {...{ choices, orders }} onPlace={onTurntable} onTurning={setTurning} />
      )}
    </>
  )
}

/** Borrows the worker of the page's bike. */
function useSharedOrders(bike: Bike) {
  const [orders, setOrders] = useState<ModelOrders | null>(null)
  const [isBroken, setBroken] = useState(typeof Worker === 'undefined')
  useEffect(() => {
    if (typeof Worker === 'undefined') return
    const fail = (fault: unknown) => {
      logError('The bike can’t be pictured here', { fault: String(fault) })
      setOrders(null)
      setBroken(true)
    }
    let release = () => undefined as void
    // In a task of its own, so that the page handles the interaction first.
    const timer = setTimeout(() => {
      try {
        const borrowed = sharedOrders(bike)
        release = borrowed.release
        borrowed.orders.onFault(fail)
        setOrders(borrowed.orders)
      } catch (fault) {
        fail(fault)
      }
    })
    return () => {
      clearTimeout(timer)
      release()
    }
  }, [bike])
  return { orders, isBroken }
}

/** Returns the rider to draw; without a body height, one in the middle of the size's range. */
function riderOf({ bike, build, rider }: Choices) {
  if (rider) return rider
  const size = bike.sizes.find(({ id }) => id === build.size_id)
  if (!size) return null
  return { height_cm: middle(size.rider), inseam_cm: middle(size.inseam) }
}

function middle({ min, max }: { min: number; max: number }): number {
  return Math.round((min + max) / 2)
}
