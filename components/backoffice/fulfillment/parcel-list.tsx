import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { ErrorNotice } from '@/components/ui/error-notice'
import { useDelivery, type Fulfillment, type FulfillmentParcel } from '@/hooks/use-fulfillment'
import { shortMoment } from '@/messages/backoffice'
import { toSentence } from '@/messages/errors'
import { fulfillment as texts } from '@/messages/fulfillment'

import { CorrectionForm } from './correction-form'

interface ParcelListProps {
  fulfillment: Fulfillment
  mayShip: boolean
  onChanged: (fulfillment: Fulfillment) => void
}

/** What has left, with papers and the way to say that it arrived. */
export function ParcelList({ fulfillment, mayShip, onChanged }: ParcelListProps) {
  const { deliver, isRunning, error } = useDelivery(fulfillment.number, onChanged)
  if (fulfillment.parcels.length === 0) return null
  return (
    <section aria-label={texts.parcels}>
      {error && <ErrorNotice sentence={toSentence(error)} className="mb-2" />}
      <ul className="border-t border-line">
        {fulfillment.parcels.map((parcel) => (
          <ParcelRow
            key={parcel.number}
            {...{ parcel, mayShip, isRunning, onChanged }}
            order={fulfillment.number}
            onDelivered={() => void deliver(parcel.number)}
          />
        ))}
      </ul>
    </section>
  )
}

interface ParcelRowProps {
  order: string
  parcel: FulfillmentParcel
  mayShip: boolean
  onChanged: (fulfillment: Fulfillment) => void
  isRunning: boolean
  onDelivered: () => void
}

function ParcelRow({ order, parcel, mayShip, isRunning, ...on }: ParcelRowProps) {
  const [isCorrecting, setCorrecting] = useState(false)
  const { number, delivered_at } = parcel
  return (
    <li className="border-b border-line py-2">
      <ParcelFacts parcel={parcel} />
      <p className="mt-1 flex flex-wrap items-center gap-x-4">
        {parcel.papers.map(({ title, href }) => (
          <a
            key={href}
            href={href}
            download
            aria-label={`${texts.file(title)}, ${texts.parcel(number)}`}
            className="inline-flex min-h-touch items-center link lg:min-h-9"
          >
            {texts.file(title)}
          </a>
        ))}
        {mayShip && delivered_at === null && (
          <Button
            variant="quiet"
            className="!px-3 text-sm max-lg:-ml-3 lg:min-h-9"
            isLoading={isRunning}
            onClick={on.onDelivered}
          >
            {texts.delivered}
            <span className="sr-only">, {texts.parcel(number)}</span>
          </Button>
        )}
        {mayShip && delivered_at === null && !isCorrecting && (
          <Button
            variant="quiet"
            className="!px-3 text-sm max-lg:-ml-3 lg:min-h-9"
            onClick={() => setCorrecting(true)}
          >
            {texts.correct}
            <span className="sr-only">, {texts.parcel(number)}</span>
          </Button>
        )}
      </p>
      {isCorrecting && (
        <CorrectionForm
          {...{ parcel }}
          number={order}
          onLeave={() => setCorrecting(false)}
          onCorrected={(fulfillment) => {
            setCorrecting(false)
            on.onChanged(fulfillment)
          }}
        />
      )}
    </li>
  )
}

function ParcelFacts({ parcel }: { parcel: FulfillmentParcel }) {
  const { number, carrier, tracking, tracking_url, shipped_at, delivered_at, items, frames } =
    parcel
  const who = parcel.by ? ` ${texts.by(parcel.by)}` : ''
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">{texts.parcel(number)}</span>
        <span>
          {carrier}{' '}
          {tracking_url ? (
            <a href={tracking_url} target="_blank" rel="noreferrer" className="figures link">
              {tracking}
            </a>
          ) : (
            <span className="figures">{tracking}</span>
          )}
        </span>
      </p>
      <p className="break-words">
        {items.map(({ title, count }) => `${count} × ${title}`).join(', ')}
        {frames.length > 0 && <span className="text-ink-soft"> · {texts.frames(frames)}</span>}
      </p>
      <p className="text-ink-soft">
        <time dateTime={shipped_at}>{shortMoment(shipped_at)}</time>
        {who}
        {delivered_at && ` · ${texts.deliveredAt(shortMoment(delivered_at))}`}
      </p>
    </>
  )
}
