import { cx } from '@/components/kit/ui/cx'
import { pairTexts as texts } from '@/messages/shop/comparison/comparison-pair'

import type { Pair } from './use-pair-turning'

/** Legend that distinguishes the bikes by text and shape; color only reinforces that. */
export function PairLegend({ pair, solid }: { pair: Pair; solid: 0 | 1 }) {
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-1 px-4 pt-4 text-sm lg:px-6 lg:pt-5">
      {pair.map(({ key, letter, bike, figures }, which) => (
        <li key={key} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className={cx(
              'size-3 shrink-0 rounded-full border-2 border-paper',
              which === solid ? 'bg-paper' : 'border-dashed',
            )}
          />
          <span>
            {texts.name(letter, bike.title, figures.size)}{' '}
            <span className="text-stage-mist">
              ({which === solid ? texts.isSolid : texts.isGhost})
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
