import { useState } from 'react'

import { TurnTools, ViewChoice } from '@/components/bike3d/turn-tools'
import { useTurnHands } from '@/components/bike3d/use-turn-hands'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { View } from '@/domain/bike3d/views'
import { VIEWS } from '@/domain/bike3d/views'
import { describeBike } from '@/domain/drawing/describe'
import { turnTexts as texts } from '@/messages/configurator-turntable'

import { pictureName, saveFile } from './save-file'
import type { TurntableProps } from './use-turning'
import { useTurning } from './use-turning'

/** The build on a turntable, with all that a hand can do there as buttons, too. */
export function Turntable(props: TurntableProps) {
  const { choices, onEnd, onFault } = props
  const { bike, build } = choices
  const [said, say] = useState('')
  const [view, setView] = useState<View | null>('side')
  const onReady = () => say(texts.ready)
  const { host, turning, isShown } = useTurning(props, { onView: setView, onReady })
  const hands = useTurnHands({ turning, host, say, onMoved: () => setView(null) })

  function fly(to: View) {
    setView(to)
    turning.current?.fly(to)
    say(texts.view(texts.titles[to]))
  }
  async function save() {
    try {
      const picture = await turning.current?.picture()
      if (!picture) return
      saveFile(picture, pictureName(bike, build))
      say(texts.saved)
    } catch (fault) {
      onFault(fault)
    }
  }
  return (
    <div className="absolute inset-0 pb-10 lg:pb-20 in-[[role=dialog]]:lg:pb-16">
      <div
        ref={host}
        {...hands.handlers}
        role="group"
        aria-label={texts.keys}
        // The keys act on it.
        tabIndex={0}
        className="size-full cursor-grab touch-pan-y -outline-offset-4 focus-visible:shadow-none focus-visible:outline-volt active:cursor-grabbing in-[[role=dialog]]:touch-none lg:-outline-offset-[1.75rem]"
      >
        <VisuallyHidden role="img" aria-label={describeBike(bike, build)} />
      </div>
      {isShown && <Controls {...{ view, hands, onEnd }} onFly={fly} onSave={() => void save()} />}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  )
}

interface ControlsProps {
  view: View | null
  hands: ReturnType<typeof useTurnHands>
  onFly: (view: View) => void
  onSave: () => void
  onEnd: () => void
}

function Controls({ view, hands, onFly, onSave, onEnd }: ControlsProps) {
  return (
    <div className="absolute inset-x-0 bottom-0 flex items-center gap-1 px-3 lg:bottom-32 lg:flex-wrap lg:justify-center lg:px-9 in-[[role=dialog]]:lg:bottom-4">
      <ViewChoice
        views={VIEWS}
        view={view}
        onFly={onFly}
        className="min-w-0 shrink [scrollbar-width:none] overflow-x-auto"
      />
      <TurnTools
        {...{ hands, onSave, onEnd }}
        endLabel={texts.end}
        // On a phone a finger does it.
        handsClassName="max-lg:sr-only max-lg:focus:not-sr-only"
      />
    </div>
  )
}
