import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import { VisuallyHidden } from '@/components/kit/ui/visually-hidden'
import type { Configurator } from '@/hooks/shop/configurator/use-configurator'
import { useConfiguratorStatus } from '@/hooks/shop/configurator/use-configurator-status'
import { dateLong } from '@/utils/format'
import { weight } from '@/utils/units'

import { deliveryAnswer } from './answers'
import { loadChangeTexts } from './lazy-parts'

/** Shows changes immediately; the polite live region next to it is debounced. */
export function BuildStatus({ configurator }: { configurator: Configurator }) {
  const { bike, build, figures, unit, configuration } = configurator
  const answer = deliveryAnswer(configurator)
  const delivery = answer.isBad ? answer.value : dateLong(figures.delivery.date)
  const kg = weight(figures.performance.weight, unit)
  const texts = useLazyModule(loadChangeTexts, configuration.changedFrom !== null)
  const { change, spoken } = useConfiguratorStatus({
    ...{ bike, build, texts },
    before: configuration.changedFrom,
    figures: texts?.figuresText(figures.price, kg, delivery) ?? '',
  })
  return (
    <div className="order-first min-w-0 text-sm lg:order-none lg:flex-1">
      {change && (
        <p aria-hidden="true" className="line-clamp-1 px-1.5 text-ink-soft lg:line-clamp-2">
          {change}
        </p>
      )}
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </div>
  )
}
