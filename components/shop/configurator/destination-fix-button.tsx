import { Wrench } from 'lucide-react'
import { useMemo } from 'react'

import { Button } from '@/components/kit/ui/button'
import { destinationFix } from '@/domain/shop/configurator/destination-fix'
import type { Configurator } from '@/hooks/shop/configurator/use-configurator'
import { noticeTexts } from '@/messages/shop/configurator/configurator-parts'
import { dateShort, money } from '@/utils/format'

/** A button for the change that makes the build deliverable to the destination, with the resulting price and date. */
export function DestinationFixButton({ configurator }: { configurator: Configurator }) {
  const { bike, build, place: destination, calendar, priceOf, actions } = configurator
  const { country } = destination
  const way = useMemo(
    () => destinationFix(bike, build, { country, calendar }),
    [bike, build, country, calendar],
  )
  if (!way) return null
  return (
    <Button
      variant="secondary"
      isWide
      className="!px-3 !py-2 text-left text-sm"
      onClick={() => actions.take('fix', way.build)}
    >
      <Wrench aria-hidden="true" className="size-4 shrink-0" />
      <span>
        {way.title}{' '}
        <span className="block text-ink-soft">
          {noticeTexts.wayOut(money(priceOf(way.build)), dateShort(way.delivery_date))}
        </span>
      </span>
    </Button>
  )
}
