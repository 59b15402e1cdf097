import { Segmented } from '@/components/kit/ui/segmented'
import { Slider } from '@/components/kit/ui/slider'
import { ANCHORS } from '@/domain/shop/bike3d/pair'
import { pairTexts as texts } from '@/messages/shop/comparison/comparison-pair'

import type { Pair, PairStance } from './use-pair-turning'

const ANCHOR_OPTIONS = ANCHORS.map((value) => ({ value, title: texts.anchors[value] }))
const PERCENT = 100

interface PairChoicesProps {
  pair: Pair
  stance: PairStance
  onChange: (stance: PairStance) => void
}

export function PairChoices({ pair, stance, onChange }: PairChoicesProps) {
  const { solid, share, anchor } = stance
  const percent = Math.round(share * PERCENT)
  const ghost = pair[1 - solid]
  return (
    <div className="flex w-full flex-wrap items-end gap-x-8 gap-y-3 border-t border-stage-line pt-3">
      <Segmented
        tone="stage"
        legend={texts.solid}
        options={pair.map(({ letter }, value) => ({ value, title: texts.solidOf(letter) }))}
        value={solid}
        onChange={(value) => onChange({ ...stance, solid: value === 0 ? 0 : 1 })}
      />
      <div className="min-w-48 flex-1">
        <Slider
          tone="stage"
          label={texts.share(ghost?.letter ?? '')}
          value={percent}
          text={texts.percent(percent)}
          min={0}
          max={PERCENT}
          step={5}
          onChange={(value) => onChange({ ...stance, share: value / PERCENT })}
        />
      </div>
      <div>
        <p aria-hidden="true" className="mb-1 text-sm">
          {texts.aligned}
        </p>
        <Segmented
          tone="stage"
          legend={texts.aligned}
          options={ANCHOR_OPTIONS}
          value={anchor}
          onChange={(value) => onChange({ ...stance, anchor: value })}
        />
      </div>
    </div>
  )
}
