import { Rotate3d } from 'lucide-react'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

import { hasWebGl, saddleOf, savesData } from '@/components/shop/bike3d/can-turn'
import { ModelOrders } from '@/components/shop/bike3d/model-orders'
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
  /** Called with the container, which full screen moves into its dialog; null after unmounting. */
  onPlace: (container: HTMLElement | null) => void
}

/** Offers to turn the bike if the browser supports it, and lazy-loads the turntable. */
export function TurnIt(props: TurnItProps) {
  const [canTurn] = useState(hasWebGl)
  return canTurn && <Offer {...props} />
}

function Offer({ choices, onPlace }: TurnItProps) {
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
      {createPortal(<OnOffer choices={choices} />, container)}
    </>
  )
}

function newPlace(): HTMLElement {
  return Object.assign(document.createElement('div'), { className: 'contents' })
}

function OnOffer({ choices }: { choices: Choices }) {
  const { orders, isShown, isFaulty, begin, show, fail, end } = useOrders(choices)
  const miss = useCallback(() => fail('Not loaded'), [fail])
  const module = useLazyModule(loadTurntable, orders !== null, miss)
  const button = useFocusBack(isShown)
  return (
    <>
      {module && orders && (
        <module.Turntable
          choices={choices}
          orders={orders}
          saddle={saddleOf(choices)}
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
          isLoading={orders !== null}
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
        {isFaulty ? texts.failed : orders && !isShown && texts.loading}
      </p>
    </>
  )
}

function useOrders(choices: Choices) {
  const { bike, build } = choices
  const [orders, setOrders] = useState<ModelOrders | null>(null)
  const [isShown, setShown] = useState(false)
  const [isFaulty, setFaulty] = useState(false)
  const { ask } = useModal()

  const end = useCallback(() => {
    setOrders(null)
    setShown(false)
  }, [])
  const fail = useCallback(
    (fault: unknown) => {
      logError('The bike can’t be turned', { fault: String(fault) })
      setFaulty(true)
      end()
    },
    [end],
  )
  useEffect(() => () => orders?.end(), [orders])

  async function begin() {
    if (savesData() && !(await ask(texts.dataDialog))) return
    setFaulty(false)
    try {
      // Start building the model while the turntable's code is loading.
      const first = new ModelOrders(bike, fail)
      first.order(build, saddleOf(choices))
      setOrders(first)
    } catch (fault) {
      fail(fault)
    }
  }
  const show = useCallback(() => setShown(true), [])
  return { orders, isShown, isFaulty, begin, show, fail, end }
}
