import { useState } from 'react'

import { edits as texts } from '@/messages/office/edits/edits'
import type {
  BikeChoice,
  BikeEditPreview,
  EditableBike,
  OrderEdit,
} from '@/contract/office/edits/edits'

import { useAction } from '@/hooks/kit/use-action'
import { useForm } from '@/hooks/kit/use-form'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'
import { useLive } from '@/hooks/kit/use-live'
import { useRequest } from '@/hooks/kit/use-request'

export type { BikeEditPreview, EditableBike, OrderEdit } from '@/contract/office/edits/edits'

export function useOrderEdit(number: string) {
  const request = useStaleIfErrorRequest(`edit ${number}`, ({ edits }) => edits.read({ number }))
  useLive({ staff: '1' }, ({ kind, subject }) => {
    if (kind === 'reset' || (kind === 'order' && subject === number)) request.renew()
  })
  return request
}

/** Pins the version at which the form was opened, so that another user's edit is a conflict. */
const useFirst = (edition: number) => useState(edition)[0]

type OnEdited = (edit: OrderEdit) => void

const NEEDED = ['email', 'name', 'line1', 'city'] as const
const ON_WIRE = ['name', 'line1', 'line2', 'city', 'region', 'postcode', 'phone'] as const
const WIRE_NAMES = Object.fromEntries(ON_WIRE.map((name) => [`address.${name}`, name]))

/** Manages an order's delivery form. Input survives another user's edit, but then saving conflicts. */
export function useDeliveryForm(edit: OrderEdit, onEdited: OnEdited) {
  const { number, delivery } = edit
  const edition = useFirst(edit.edition)
  const address = delivery?.address
  return useForm({
    initial: {
      email: delivery?.email ?? '',
      name: address?.name ?? '',
      line1: address?.line1 ?? '',
      line2: address?.line2 ?? '',
      city: address?.city ?? '',
      region: address?.region ?? '',
      postcode: address?.postcode ?? '',
      phone: address?.phone ?? '',
    },
    names: WIRE_NAMES,
    check: (form) =>
      Object.fromEntries(
        NEEDED.filter((name) => form[name].trim() === '').map((name) => [name, texts.missing]),
      ),
    send: async ({ form: { email, ...typed }, services, keyFor }) => {
      const body = { email, address: { ...typed, country_id: address?.country_id ?? 0 }, edition }
      const request_key = keyFor(body)
      onEdited(await services.edits.delivery({ ...body, request_key, number }))
    },
  })
}

const presentOf = ({ count, size_id, color_id, parts }: EditableBike) => {
  return { count, size_id, color_id, parts }
}

interface BikeFormOptions {
  edit: OrderEdit
  bike: EditableBike
  /** Asks for confirmation; `others` is the number of unchanged bikes of the line. */
  confirm: (preview: BikeEditPreview, others: number) => Promise<boolean>
  onEdited: OnEdited
}

/** Edits size, color or parts of some or all bikes of a line. The shop computes the effect of each choice. */
export function useBikeForm({ edit, bike, confirm, onEdited }: BikeFormOptions) {
  const { number } = edit
  const edition = useFirst(edit.edition)
  const { position } = bike
  const [due, setDue] = useState(0)
  const controls = useForm({
    initial: { ...presentOf(bike), reason: '' },
    check: ({ reason }) => (due > 0 && reason.trim() === '' ? { reason: texts.reasonFault } : {}),
    send: async ({ form: { reason, ...form }, services, keyFor }) => {
      const choice: BikeChoice = { position, ...form }
      const preview = await services.edits.preview({ ...choice, number })
      if (preview.fault !== null || !(await confirm(preview, bike.count - form.count))) return
      if (preview.due > 0) {
        const body = { ...choice, edition, expected: preview.due, reason }
        onEdited(await services.edits.ask({ ...body, request_key: keyFor(body), number }))
        return
      }
      const body = { ...choice, edition, expected: preview.refund }
      onEdited(await services.edits.bike({ ...body, request_key: keyFor(body), number }))
    },
  })
  const { reason: _, ...chosen } = controls.form
  const choice: BikeChoice = { position, ...chosen }
  const request = useRequest(`${edition} ${JSON.stringify(choice)}`, ({ edits }) =>
    edits.preview({ ...choice, number }),
  )
  const { state } = request
  // Set during render, so that what is checked is what is shown.
  if (state.status === 'ready' && state.data.due !== due) setDue(state.data.due)
  const choose = (group: EditableBike['groups'][number], part: number, isOn: boolean) => {
    const leaving = group.selection === 'one' ? group.parts.map(({ id }) => id) : [part]
    const others = controls.form.parts.filter((id) => !leaving.includes(id))
    controls.type({ parts: isOn ? [...others, part] : others })
  }
  return { ...controls, preview: request, choose }
}

export function useDifferenceActions(number: string, onEdited: OnEdited) {
  const send = useAction(({ edits }, id: number) => edits.sendAsked({ number, id }))
  const withdraw = useAction(({ edits }, id: number) => edits.withdraw({ number, id }))
  const after = async (run: Promise<{ answer: OrderEdit } | null>) => {
    const done = await run
    if (done) onEdited(done.answer)
    return done !== null
  }
  return {
    isRunning: send.isRunning || withdraw.isRunning,
    error: send.error ?? withdraw.error,
    send: (id: number) => after(send.run(id)),
    withdraw: (id: number) => after(withdraw.run(id)),
  }
}
