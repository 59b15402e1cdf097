import { useState } from 'react'

import { TurnTools, ViewChoice } from '@/components/bike3d/turn-tools'
import { useTurnHands } from '@/components/bike3d/use-turn-hands'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { PAIR_VIEWS } from '@/domain/bike3d/pair'
import type { View } from '@/domain/bike3d/views'
import type { ComparedColumn } from '@/domain/comparison-column'
import { pairTexts as texts } from '@/messages/comparison-pair'
import { turnTexts } from '@/messages/configurator-turntable'
import { saveFile } from '@/utils/save-file'

import { PairChoices } from './pair-choices'
import { PairLegend } from './pair-legend'
import type { Pair, PairStance } from './use-pair-turning'
import { usePairTurning } from './use-pair-turning'

interface PairViewProps {
  pair: Pair
  onShown: () => void
  onFault: (fault: unknown) => void
  onEnd: () => void
}

const BEGINNING: PairStance = { solid: 0, share: 0.4, anchor: 'bottomBracket' }

/** Two bikes on the stage in one place, with all that a hand can do there as buttons, too. */
export function PairView({ pair, onShown, onFault, onEnd }: PairViewProps) {
  const [said, say] = useState('')
  const [view, setView] = useState<View | null>('side')
  const [stance, setStance] = useState(BEGINNING)
  const shown = () => {
    say(texts.ready)
    onShown()
  }
  const { host, turning, isShown } = usePairTurning({ pair, stance, onShown: shown, onFault })
  const hands = useTurnHands({ turning, host, say, onMoved: () => setView(null) })
  const description = words(pair, stance)

  function fly(to: View) {
    setView(to)
    turning.current?.fly(to)
    say(turnTexts.view(turnTexts.titles[to]))
  }
  async function save() {
    try {
      const picture = await turning.current?.picture()
      if (!picture) return
      saveFile(`${pair.map(({ bike }) => bike.slug).join('-')}.jpg`, picture, 'image/jpeg')
      say(turnTexts.saved)
    } catch (fault) {
      onFault(fault)
    }
  }
  return (
    <div className="mt-6 overflow-hidden rounded-lg stage">
      <PairLegend pair={pair} solid={stance.solid} />
      <div className="h-80 lg:h-152">
        <div
          ref={host}
          {...hands.handlers}
          role="group"
          aria-label={texts.keys}
          // The keys act on it.
          tabIndex={0}
          className="size-full cursor-grab touch-pan-y -outline-offset-4 focus-visible:shadow-none focus-visible:outline-volt active:cursor-grabbing"
        >
          <VisuallyHidden role="img" aria-label={description} />
        </div>
      </div>
      {isShown && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-3 pb-4 lg:px-6 lg:pb-6">
          <ViewChoice views={PAIR_VIEWS} view={view} onFly={fly} />
          <TurnTools {...{ hands, onEnd }} onSave={() => void save()} endLabel={texts.end} />
          <PairChoices pair={pair} stance={stance} onChange={setStance} />
        </div>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  )
}

function words(pair: Pair, { solid, anchor }: PairStance): string {
  const nameOf = ({ letter, bike, figures }: ComparedColumn) =>
    texts.name(letter, bike.title, figures.size)
  const [one, other] = solid === 0 ? pair : [pair[1], pair[0]]
  return texts.shown(nameOf(one), nameOf(other), texts.anchors[anchor].toLowerCase())
}
