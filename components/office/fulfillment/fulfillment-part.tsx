import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Skeleton } from '@/components/kit/ui/skeleton'
import { useFulfillment, type Fulfillment } from '@/hooks/office/fulfillment/use-fulfillment'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { toSentence } from '@/messages/kit/errors'
import { fulfillment as texts } from '@/messages/office/fulfillment/fulfillment'

import { Part } from '@/components/office/kit/part'
import { BikeRows } from './bike-rows'
import { ParcelForm } from './parcel-form'
import { ParcelList } from './parcel-list'

interface FulfillmentPartProps {
  number: string
  email: string
  /** Called after a change that also affects the timeline and emails of the order. */
  onMoved: () => void
}

export function FulfillmentPart({ number, email, onMoved }: FulfillmentPartProps) {
  const { state, retry, set, isStale, renew } = useFulfillment(number)
  const mayShip = useMay()('orders.ship')
  if (state.status === 'loading') return <Skeleton className="h-40 w-full" />
  if (state.status === 'failed') {
    return <ErrorNotice sentence={toSentence(state.error)} onRetry={retry} />
  }
  const { data } = state
  if (data.lines.length === 0) return null
  const onChanged = (changed: Fulfillment) => {
    set(changed)
    onMoved()
  }
  return (
    <Part title={texts.title} empty={null}>
      {isStale && <ErrorNotice sentence={texts.failed} onRetry={renew} className="mb-3" />}
      <div className="flex flex-col gap-6 text-sm">
        <BikeRows {...{ fulfillment: data, email, mayShip, onChanged }} />
        {mayShip && (
          <ParcelForm key={data.parcels.length} {...{ fulfillment: data, email, onChanged }} />
        )}
        <ParcelList {...{ fulfillment: data, email, mayShip, onChanged }} />
      </div>
    </Part>
  )
}
