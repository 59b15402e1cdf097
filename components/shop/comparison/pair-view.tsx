import { useState } from 'react'

import { TurntableHost } from '@/components/shop/bike3d/turntable-host'
import { TurnTools, ViewChoice } from '@/components/shop/bike3d/turn-tools'
import { VisuallyHidden } from '@/components/kit/ui/visually-hidden'
import { PAIR_VIEWS } from '@/domain/shop/bike3d/pair'
import type { ComparedColumn } from '@/domain/shop/comparison/comparison-column'
import { pairTexts as texts } from '@/messages/shop/comparison/comparison-pair'

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

export function PairView({ pair, onShown, onFault, onEnd }: PairViewProps) {
  const [stance, setStance] = useState(BEGINNING)
  const stand = usePairTurning({ pair, stance, onShown, onFault })
  return (
    <div className="mt-6 overflow-hidden rounded-lg stage">
      <PairLegend pair={pair} solid={stance.solid} />
      <div className="h-80 lg:h-152">
        <TurntableHost stand={stand} label={texts.keys} description={pairText(pair, stance)} />
      </div>
      {stand.isShown && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-3 pb-4 lg:px-6 lg:pb-6">
          <ViewChoice views={PAIR_VIEWS} view={stand.view} onFly={stand.fly} />
          <TurnTools hands={stand.hands} onSave={stand.save} onEnd={onEnd} endLabel={texts.end} />
          <PairChoices pair={pair} stance={stance} onChange={setStance} />
        </div>
      )}
      <VisuallyHidden role="status">{stand.said}</VisuallyHidden>
    </div>
  )
}

function pairText(pair: Pair, { solid, anchor }: PairStance): string {
  const nameOf = ({ letter, bike, figures }: ComparedColumn) =>
    texts.name(letter, bike.title, figures.size)
  const [one, other] = solid === 0 ? pair : [pair[1], pair[0]]
  return texts.shown(nameOf(one), nameOf(other), texts.anchors[anchor].toLowerCase())
}
