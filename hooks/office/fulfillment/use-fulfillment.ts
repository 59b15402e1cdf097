import { isRecord } from '@/domain/kit/stored-value'
import { fulfillment as texts } from '@/messages/office/fulfillment/fulfillment'
import type {
  BuildInput,
  Fulfillment,
  FulfillmentParcel,
} from '@/contract/office/fulfillment/fulfillment'

import { useAction } from '@/hooks/kit/use-action'
import { sessionDraft } from '@/hooks/kit/session-draft'
import { useForm } from '@/hooks/kit/use-form'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'
import { useLive } from '@/hooks/kit/use-live'

export type {
  Fulfillment,
  FulfillmentBike,
  FulfillmentParcel,
} from '@/contract/office/fulfillment/fulfillment'

export function useFulfillment(number: string) {
  const request = useStaleIfErrorRequest(number, ({ fulfillment }) => fulfillment.read(number))
  useLive({ staff: '1' }, ({ kind, subject }) => {
    if (kind === 'reset' || (kind === 'order' && subject === number)) request.renew()
  })
  return request
}

type OnChanged = (fulfillment: Fulfillment) => void

export function useBuild(number: string, onChanged: OnChanged) {
  const { run, ...action } = useAction(({ fulfillment }, bike: number, body: BuildInput) =>
    fulfillment.build(number, bike, body),
  )
  return {
    ...action,
    build: async (bike: number, body: BuildInput) => {
      const done = await run(bike, body)
      if (done) onChanged(done.answer)
    },
  }
}

export function useDelivery(number: string, onChanged: OnChanged) {
  const { run, ...action } = useAction(({ fulfillment }, parcel: number) =>
    fulfillment.deliver(number, parcel),
  )
  return {
    ...action,
    deliver: async (parcel: number) => {
      const done = await run(parcel)
      if (done) onChanged(done.answer)
    },
  }
}

type UndoKind = 'undo' | 'undoBegin' | 'undoDelivery'

/** Undoes a parcel, its delivery or the start of a build, by the parcel's number or the bike's id. */
export function useUndo(number: string, onChanged: OnChanged) {
  const { run, ...action } = useAction(({ fulfillment }, what: UndoKind, of: number) =>
    fulfillment[what](number, of),
  )
  return {
    ...action,
    undo: async (what: UndoKind, of: number) => {
      const done = await run(what, of)
      if (done) onChanged(done.answer)
    },
  }
}

type BeginUndo = NonNullable<Fulfillment['bikes'][number]['begin_undo']>

interface BeginUndoOptions {
  confirm: (undo: BeginUndo) => Promise<boolean>
  onChanged: OnChanged
}

/** Undoes the start of a build, with the order as it is now. If that isn't possible anymore, only shows it. */
export function useBeginUndo(number: string, { confirm, onChanged }: BeginUndoOptions) {
  const look = useAction(({ fulfillment }) => fulfillment.read(number))
  const { undo, ...undoing } = useUndo(number, onChanged)
  return {
    isRunning: look.isRunning || undoing.isRunning,
    error: look.error ?? undoing.error,
    run: async (id: number) => {
      const order = await look.run()
      if (!order) return
      const found = order.answer.bikes.find((bike) => bike.id === id)?.begin_undo
      if (!found) onChanged(order.answer)
      else if (await confirm(found)) await undo('undoBegin', id)
    },
  }
}

interface ParcelCorrectionOptions {
  number: string
  parcel: FulfillmentParcel
  onCorrected: OnChanged
}

export function useCorrection({ number, parcel, onCorrected }: ParcelCorrectionOptions) {
  return useForm<{ carrier: string; tracking: string }>({
    initial: { carrier: parcel.carrier_code, tracking: parcel.tracking },
    send: async ({ form, services }) => {
      const way = { carrier: form.carrier, tracking: form.tracking.trim() }
      onCorrected(await services.fulfillment.correct(number, parcel.number, way))
    },
  })
}

export const countField = (position: number) => `pieces-${position}`

interface ParcelFormOptions {
  fulfillment: Fulfillment
  /** @param leaving its `carrier` is a code */
  confirm: (leaving: { count: number; carrier: string }) => Promise<boolean>
  onChanged: OnChanged
}

export function useParcelForm({ fulfillment, confirm, onChanged }: ParcelFormOptions) {
  const lines = fulfillment.lines.filter(({ ready }) => ready > 0)
  const textOf = (form: Record<string, string>, position: number, ready: number) =>
    form[countField(position)] ?? String(ready)
  const controls = useForm<Record<string, string>>({
    // Lines without input default to all units that are ready.
    initial: { carrier: fulfillment.carriers[0]?.code ?? '', tracking: '' },
    draft: parcelDraft(fulfillment),
    check: (form) => {
      const faults = Object.fromEntries(
        lines.flatMap(({ position, ready }) =>
          isCount(textOf(form, position, ready), ready)
            ? []
            : [[countField(position), texts.countFault(ready)]],
        ),
      )
      const [first] = lines
      const isEmpty = lines.every((line) => Number(textOf(form, line.position, line.ready)) === 0)
      return first && isEmpty ? { [countField(first.position)]: texts.noPieces } : faults
    },
    send: async ({ form, services, keyFor }) => {
      const items = lines
        .map(({ position, ready }) => ({ position, count: Number(textOf(form, position, ready)) }))
        .filter(({ count }) => count > 0)
      const { carrier = '' } = form
      const parcel = { items, carrier, tracking: form.tracking?.trim() ?? '' }
      const count = items.reduce((sum, item) => sum + item.count, 0)
      if (!(await confirm({ count, carrier }))) return
      const request_key = keyFor({ parcel, after: fulfillment.parcels.length })
      onChanged(await services.fulfillment.ship(fulfillment.number, { ...parcel, request_key }))
    },
  })
  return {
    ...controls,
    lines,
    textOf: (position: number, ready: number) => textOf(controls.form, position, ready),
  }
}

/** Stays in the tab, for example while a carrier is added. Each parcel of an order has its own. */
const parcelDraft = ({ number, parcels, carriers }: Fulfillment) =>
  sessionDraft<Record<string, string>>(`parcel-${number}-${parcels.length}`, (stored) => {
    const texts = Object.entries(isRecord(stored) ? stored : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    )
    return Object.fromEntries(
      texts.filter(
        ([name, text]) => name !== 'carrier' || carriers.some(({ code }) => code === text),
      ),
    )
  })

const isCount = (text: string, most: number) => /^\d{1,4}$/.test(text) && Number(text) <= most
