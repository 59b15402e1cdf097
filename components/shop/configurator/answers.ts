import type { Configurator } from '@/hooks/shop/configurator/use-configurator'
import { configurator as texts } from '@/messages/shop/configurator/configurator'
import { dateShort, money } from '@/utils/format'
import { distanceBand, weight } from '@/utils/units'

export type AnswerName = 'price' | 'weight' | 'range' | 'delivery'

export interface Answer {
  name: AnswerName
  label: string
  value: string
  isBad?: boolean
}

export function answersOf(configurator: Configurator): Answer[] {
  const { figures, unit } = configurator
  const { price, performance, range } = figures
  return [
    { name: 'price', label: priceLabel(configurator), value: money(price) },
    { name: 'weight', label: texts.weight, value: weight(performance.weight, unit) },
    { name: 'range', label: texts.range, value: distanceBand(range, unit) },
    deliveryAnswer(configurator),
  ]
}

function priceLabel({ figures, place: destination }: Configurator): string {
  return figures.price === figures.net
    ? texts.price
    : texts.priceWith(destination.country.tax_title)
}

/** Returns the delivery date for the bar, or why there is none: the request failed, or the factory has no slot left. */
export function deliveryAnswer({ configuration, build, figures }: Configurator): Answer {
  const { datesStatus } = configuration
  const delivery = { name: 'delivery', label: texts.delivery } as const
  if (datesStatus === 'failed') {
    return { ...delivery, value: texts.deliveryUnknown, isBad: true }
  }
  if (isSoldOut({ configuration, build })) {
    return { ...delivery, value: texts.deliverySoldOut, isBad: true }
  }
  return { ...delivery, value: dateShort(figures.delivery.date) }
}

/** Returns whether the frame of the chosen size is sold out. */
export function isSoldOut({
  configuration: { dates },
  build,
}: Pick<Configurator, 'configuration' | 'build'>): boolean {
  return dates !== null && !dates.in_stock && dates.size_id === build.size_id
}
