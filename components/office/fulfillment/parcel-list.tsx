import { useState, type ReactNode } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import {
  useDelivery,
  useUndo,
  type Fulfillment,
  type FulfillmentParcel,
} from '@/hooks/office/fulfillment/use-fulfillment'
import { useModal } from '@/hooks/kit/use-modal'
import { shortMoment } from '@/messages/office/overview/overview'
import { toSentence } from '@/messages/kit/errors'
import {
  fulfillment as texts,
  undoDeliveryDialog,
  undoParcelDialog,
} from '@/messages/office/fulfillment/fulfillment'

import { useHasMail } from '@/components/office/kit/mail-context'

import { CorrectionForm } from './correction-form'

interface ParcelListProps {
  fulfillment: Fulfillment
  email: string
  mayShip: boolean
  onChanged: (fulfillment: Fulfillment) => void
}

export function ParcelList({ fulfillment, email, mayShip, onChanged }: ParcelListProps) {
  const { ask } = useModal()
  const hasMail = useHasMail()
  const delivery = useDelivery(fulfillment.number, onChanged)
  const undoing = useUndo(fulfillment.number, onChanged)
  const error = delivery.error ?? undoing.error
  const undo = async (parcel: number) => {
    if (await ask(undoParcelDialog(parcel, email, hasMail))) await undoing.undo('undo', parcel)
  }
  const undoDelivery = async ({ number, delivery_undo }: FulfillmentParcel) => {
    if (!delivery_undo || !(await ask(undoDeliveryDialog(number, delivery_undo, email)))) return
    await undoing.undo('undoDelivery', number)
  }
  if (fulfillment.parcels.length === 0) return null
  return (
    <section aria-label={texts.parcels}>
      {error && <ErrorNotice sentence={toSentence(error)} className="mb-2" />}
      <ul className="border-t border-line">
        {fulfillment.parcels.map((parcel) => (
          <ParcelRow
            key={parcel.number}
            {...{ parcel, mayShip, onChanged }}
            isRunning={delivery.isRunning || undoing.isRunning}
            order={fulfillment.number}
            carriers={fulfillment.carriers}
            onDelivered={() => void delivery.deliver(parcel.number)}
            onUndo={() => void undo(parcel.number)}
            onUndoDelivery={() => void undoDelivery(parcel)}
          />
        ))}
      </ul>
    </section>
  )
}

interface ParcelRowProps {
  order: string
  carriers: Fulfillment['carriers']
  parcel: FulfillmentParcel
  mayShip: boolean
  onChanged: (fulfillment: Fulfillment) => void
  isRunning: boolean
  onDelivered: () => void
  onUndo: () => void
  onUndoDelivery: () => void
}

function ParcelRow({ order, carriers, parcel, mayShip, isRunning, ...on }: ParcelRowProps) {
  const [isCorrecting, setCorrecting] = useState(false)
  const { number, delivered_at, undo_until, delivery_undo } = parcel
  const isOnTheWay = mayShip && delivered_at === null
  const row = { number, isRunning }
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
            className="inline-flex min-h-dense items-center link"
          >
            {texts.file(title)}
          </a>
        ))}
        {isOnTheWay && (
          <RowAction {...row} isNext label={texts.delivered} onClick={on.onDelivered}>
            <span className="text-ink-soft">{texts.deliveredNote}</span>
          </RowAction>
        )}
        {isOnTheWay && !isCorrecting && (
          <RowAction number={number} label={texts.correct} onClick={() => setCorrecting(true)} />
        )}
        {isOnTheWay && undo_until && (
          <RowAction {...row} label={texts.undo} onClick={on.onUndo}>
            <span className="text-ink-soft">{texts.undoUntil(shortMoment(undo_until))}</span>
          </RowAction>
        )}
        {mayShip && delivery_undo && (
          <RowAction {...row} label={texts.undoDelivery} onClick={on.onUndoDelivery}>
            <span className="text-ink-soft">
              {texts.undoUntil(shortMoment(delivery_undo.until))}
            </span>
          </RowAction>
        )}
      </p>
      {isCorrecting && (
        <CorrectionForm
          {...{ parcel, carriers }}
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

interface RowActionProps {
  number: number
  label: string
  isRunning?: boolean
  /** Whether it is the usual next step. */
  isNext?: boolean
  onClick: () => void
  children?: ReactNode
}

function RowAction({ number, label, isRunning = false, isNext, ...rest }: RowActionProps) {
  const { onClick, children } = rest
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <Button
        variant={isNext ? 'secondary' : 'quiet'}
        size="small"
        className={isNext ? 'my-1' : 'max-lg:-ml-3'}
        isLoading={isRunning}
        onClick={onClick}
      >
        {label}
        <span className="sr-only">, {texts.parcel(number)}</span>
      </Button>
      {children}
    </span>
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
