import type { Configurator } from '@/hooks/use-configurator'
import { useConfiguratorRestored } from '@/hooks/use-configurator-restored'
import { useConfiguratorStatus } from '@/hooks/use-configurator-status'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { figuresWords } from '@/messages/configurator'
import { dateLong, weight } from '@/utils/format'

import { deliveryAnswer } from './answers'

/** The one polite status region: what changed, and what the build comes to now. */
export function BuildStatus({ configurator }: { configurator: Configurator }) {
  const { bike, build, figures, unit } = configurator
  const answer = deliveryAnswer(configurator)
  const delivery = answer.isBad ? answer.value : dateLong(figures.delivery.date)
  const kg = weight(figures.performance.weight, unit)
  const status = useConfiguratorStatus({
    bike,
    build,
    figures: figuresWords(figures.price, kg, delivery),
    isReady: useConfiguratorRestored(),
  })
  return (
    <div role="status" className="order-first min-w-0 text-sm lg:order-none lg:flex-1">
      {status.change && (
        <p className="line-clamp-1 px-1.5 text-ink-soft lg:line-clamp-2">
          {status.change} <VisuallyHidden>{status.figures}</VisuallyHidden>
        </p>
      )}
    </div>
  )
}
