import { Badge, type BadgeKind } from '@/components/kit/ui/badge'
import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import {
  useBuild,
  type Fulfillment,
  type FulfillmentBike,
} from '@/hooks/office/fulfillment/use-fulfillment'
import { toSentence } from '@/messages/kit/errors'
import { fulfillment as texts } from '@/messages/office/fulfillment/fulfillment'

import { ReadyForm } from './ready-form'
import { UndoBegin } from './undo-begin'

interface BikeRowsProps {
  fulfillment: Fulfillment
  email: string
  mayShip: boolean
  onChanged: (fulfillment: Fulfillment) => void
}

export function BikeRows({ fulfillment, email, mayShip, onChanged }: BikeRowsProps) {
  const { bikes } = fulfillment
  if (bikes.length === 0) return null
  return (
    <section aria-label={texts.bikes}>
      <ul className="border-t border-line">
        {bikes.map((bike, index) => (
          <BikeRow
            key={bike.id}
            index={index + 1}
            {...{ bike, email, mayShip, onChanged }}
            number={fulfillment.number}
          />
        ))}
      </ul>
    </section>
  )
}

interface BikeRowProps {
  bike: FulfillmentBike
  /** Position among the bikes of its order, from 1. */
  index: number
  email: string
  mayShip: boolean
  number: string
  onChanged: (fulfillment: Fulfillment) => void
}

const KINDS: Partial<Record<FulfillmentBike['state'], BadgeKind>> = {
  to_build: 'warn',
  ready: 'ok',
}

function BikeRow({ bike, email, index, mayShip, number, onChanged }: BikeRowProps) {
  const { build, isRunning, error } = useBuild(number, onChanged)
  const { id, title, detail, state, frame_number } = bike
  return (
    <li className="border-b border-line py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="min-w-0">
          <span className="font-medium">{title}</span>
          {detail && <span className="text-ink-soft">, {detail}</span>}
          {frame_number && <span className="block figures text-ink-soft">{frame_number}</span>}
        </span>
        <Badge kind={KINDS[state] ?? 'plain'}>{texts.state(state)}</Badge>
      </div>
      {error && <ErrorNotice sentence={toSentence(error)} className="mt-2" />}
      {mayShip && state === 'to_build' && (
        <p className="mt-2 flex flex-wrap items-center gap-3">
          <Button
            variant="secondary"
            size="small"
            isLoading={isRunning}
            aria-label={texts.bikeAction(texts.begin, index)}
            onClick={() => void build(id, { state: 'in_production' })}
          >
            {texts.begin}
          </Button>
          <span className="text-ink-soft">{texts.beginNote}</span>
        </p>
      )}
      {mayShip && state === 'in_production' && (
        <>
          <ReadyForm
            {...{ isRunning }}
            name={String(index)}
            label={texts.bikeAction(texts.ready, index)}
            free={bike.free_number}
            onReady={(frame) => void build(id, { state: 'ready', frame_number: frame })}
          />
          <p className="mt-1 text-ink-soft">{texts.readyNote}</p>
        </>
      )}
      {mayShip && bike.begin_undo && (
        <UndoBegin
          {...{ bike, number, email, onChanged }}
          until={bike.begin_undo.until}
          label={texts.bikeAction(texts.undoBegin, index)}
        />
      )}
    </li>
  )
}
