import { Rotate3d } from 'lucide-react'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

import { hasWebGl, savesData } from '@/components/shop/bike3d/can-turn'
import type { ModelOrders } from '@/components/shop/bike3d/model-orders'
import { useFocusBack } from '@/components/shop/bike3d/use-focus-back'
import { Button } from '@/components/kit/ui/button'
import type { Choices } from '@/hooks/shop/configurator/use-configurator'
import { useModal } from '@/hooks/kit/use-modal'
import { turnTexts as texts } from '@/messages/shop/configurator/configurator-turntable'
import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import { logError } from '@/utils/log-error'

const loadTurntable = () => import('./turntable')

/** Preloads before the click, while the mouse hovers or the finger touches (a tenth of a second). */
function loadAhead() {
  if (savesData()) return
  loadTurntable().catch(() => {
    // Ignored; clicking retries the import and reports errors.
  })
}

interface TurnItProps {
  choices: Choices
  orders: ModelOrders
  /** Called with whether the worker has to make models. */
  onTurning: (isTurning: boolean) => void
  /** Called with the container, which full screen moves into its dialog; null after unmounting. */
  onPlace: (container: HTMLElement | null) => void
}

/** Offers to turn the bike if the browser supports it, and lazy-loads the turntable. */
export function TurnIt(props: TurnItProps) {
  const [canTurn] = useState(hasWebGl)
  return canTurn && <Offer {...props} />
}

function Offer({ onPlace, ...turned }: TurnItProps) {
  const slot = useRef<HTMLDivElement>(null)
  const [container] = useState(newPlace)
  useLayoutEffect(() => {
    slot.current?.append(container)
    onPlace(container)
    return () => {
      onPlace(null)
      container.remove()
    }
  }, [container, onPlace])
  return (
    <>
      <div ref={slot} className="contents" />
      {createPortal(<OnOffer {...turned} />, container)}
    </>
  )
}

function newPlace(): HTMLElement {
  return Object.assign(document.createElement('div'), { className: 'contents' })
}

function OnOffer({ choices, orders, onTurning }: Omit<TurnItProps, 'onPlace'>) {
  const { phase, isFaulty, begin, show, fail, end } = useTurned(onTurning)
  const isShown = phase === 'shown'
  const miss = useCallback(() => fail('Not loaded'), [fail])
  const module = useLazyModule(loadTurntable, phase !== 'off', miss)
  const button = useFocusBack(isShown)
  return (
    <>
      {module && phase !== 'off' && (
        <module.Turntable
          choices={choices}
          orders={orders}
          onShown={show}
          onFault={fail}
          onEnd={end}
        />
      )}
      {!isShown && (
        <Button
          ref={button}
          tone="stage"
          variant="secondary"
          isLoading={phase === 'loading'}
          onPointerEnter={loadAhead}
          onClick={() => void begin()}
          className="!absolute bottom-1 left-5 bg-stage/70 lg:top-3 lg:bottom-auto lg:left-9"
        >
          <Rotate3d aria-hidden="true" className="size-5" />
          {texts.turn}
        </Button>
      )}
      <p
        role="status"
        className="pointer-events-none absolute inset-x-5 top-1 text-center text-sm text-paper"
      >
        {isFaulty ? texts.failed : phase === 'loading' && texts.loading}
      </p>
    </>
  )
}

type TurnPhase = 'off' | 'loading' | 'shown'

function useTurned(onTurning: (isTurning: boolean) => void) {
  const [phase, setPhase] = useState<TurnPhase>('off')
  const [isFaulty, setFaulty] = useState(false)
  const { ask } = useModal()

  const end = useCallback(() => setPhase('off'), [])
  const fail = useCallback((fault: unknown) => {
    logError('The bike can’t be turned', { fault: String(fault) })
    setFaulty(true)
    setPhase('off')
  }, [])
  const isTurning = phase !== 'off'
  useEffect(() => {
    if (!isTurning) return
    onTurning(true)
    return () => onTurning(false)
  }, [isTurning, onTurning])

  async function begin() {
    if (savesData() && !(await ask(texts.dataDialog))) return
    setFaulty(false)
    setPhase('loading')
  }
  const show = useCallback(() => setPhase('shown'), [])
  return { phase, isFaulty, begin, show, fail, end }
}
