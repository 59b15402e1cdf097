import { RETURN_REASONS } from '@/domain/office/returns/returns'
import { returns as texts } from '@/messages/office/returns/returns'
import type {
  OrderReturn,
  ReturnMoveInput,
  Returns,
} from '@/contract/office/fulfillment/fulfillment'

import { useAction } from '@/hooks/kit/use-action'
import { useForm } from '@/hooks/kit/use-form'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'
import { useLive } from '@/hooks/kit/use-live'

export type { OrderReturn, Returns } from '@/contract/office/fulfillment/fulfillment'

export function useReturns(number: string) {
  const request = useStaleIfErrorRequest(`returns ${number}`, ({ fulfillment }) =>
    fulfillment.returns({ number }),
  )
  useLive({ staff: '1' }, ({ kind, subject }) => {
    if (kind === 'reset' || (kind === 'order' && subject === number)) request.renew()
  })
  return request
}

type OnChanged = (returns: Returns) => void

export function useReturnMove(number: string, onChanged: OnChanged) {
  const { run, ...action } = useAction(({ fulfillment }, back: number, body: ReturnMoveInput) =>
    fulfillment.moveReturn({ ...body, number, back }),
  )
  return {
    ...action,
    move: async (back: number, body: ReturnMoveInput) => {
      const done = await run(back, body)
      if (done) onChanged(done.answer)
    },
  }
}

type Form = Record<string, string>
type Line = Returns['lines'][number]

export const backField = (position: number) => `back-${position}`
export const bikeField = (id: number) => `bike-${id}`

interface ReturnFormOptions {
  number: string
  lines: readonly Line[]
  onRegistered: OnChanged
}

/** Registers a return: products by quantity, bikes individually. */
export function useReturnForm({ number, lines, onRegistered }: ReturnFormOptions) {
  return useForm<Form>({
    initial: { reason: 'changed_mind', note: '', carrier: '', tracking: '' },
    check: (form) => {
      const wrong = lines.filter(
        (line) => !isCount(form[backField(line.position)], line.returnable),
      )
      const faults = wrong.map((line) => [
        backField(line.position),
        texts.countFault(line.returnable),
      ])
      if (form.tracking?.trim() && !form.carrier) {
        return { ...Object.fromEntries(faults), carrier: texts.carrierFault }
      }
      if (faults.length > 0 || itemsOf(form, lines).length > 0) return Object.fromEntries(faults)
      return { [firstField(lines)]: texts.nothing }
    },
    send: async ({ form, services, keyFor }) => {
      const reason = RETURN_REASONS.find((one) => one === form.reason) ?? 'other'
      const body = {
        ...{ items: itemsOf(form, lines), reason, note: form.note?.trim() ?? '' },
        ...(form.carrier && { carrier: form.carrier, tracking: form.tracking?.trim() ?? '' }),
      }
      const request_key = keyFor({ body, lines })
      onRegistered(await services.fulfillment.openReturn({ ...body, request_key, number }))
    },
  })
}

/** Field of the first item, which a return without any items is about. */
function firstField([first]: readonly Line[]): string {
  const [bike] = first?.bikes ?? []
  return bike ? bikeField(bike.id) : backField(first?.position ?? 0)
}

function itemsOf(form: Form, lines: readonly Line[]) {
  return lines.flatMap(({ position, bikes }) => {
    const chosen = bikes.map(({ id }) => id).filter((id) => form[bikeField(id)] === '1')
    const count = bikes.length > 0 ? chosen.length : Number(form[backField(position)] ?? '')
    return count > 0 ? [{ position, count, ...(chosen.length > 0 && { bikes: chosen }) }] : []
  })
}

interface InspectionOptions {
  back: OrderReturn
  onInspected: (items: { position: number; sellable: number }[]) => Promise<void>
}

/**
 * Manages the inspection result per line. Without input, all units can be sold again, or none if they came back because
 * something is wrong with them.
 */
export function useInspection({ back, onInspected }: InspectionOptions) {
  const isFaulty = back.reason === 'damaged' || back.reason === 'defect'
  const textOf = (form: Form, { position, count }: OrderReturn['items'][number]) =>
    form[backField(position)] ?? (isFaulty ? '0' : String(count))
  const controls = useForm<Form>({
    initial: {},
    check: (form) =>
      Object.fromEntries(
        back.items
          .filter((item) => !isCount(textOf(form, item), item.count))
          .map(({ position, count }) => [backField(position), texts.countFault(count)]),
      ),
    send: ({ form }) =>
      onInspected(
        back.items.map((item) => ({
          position: item.position,
          sellable: Number(textOf(form, item)),
        })),
      ),
  })
  return {
    ...controls,
    textOf: (item: OrderReturn['items'][number]) => textOf(controls.form, item),
  }
}

const isCount = (text = '', most: number) =>
  text === '' || (/^\d{1,4}$/.test(text) && Number(text) <= most)
