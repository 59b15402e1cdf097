import { useState } from 'react'

import type { PieceLocation } from '@/domain/office/refund/refund'
import { parseDollars, ZERO, type Cents } from '@/domain/kit/money'
import { isLongEnough } from '@/domain/kit/text-length'
import { refund as texts } from '@/messages/office/refund/refund'
import type { RefundChoice, RefundPreview } from '@/contract/office/payment/payment'

import { useForm } from '@/hooks/kit/use-form'
import { useRequest } from '@/hooks/kit/use-request'

export type { RefundPreview } from '@/contract/office/payment/payment'

type Form = Record<string, string>
type Lines = RefundPreview['lines']

export const refundField = (location: PieceLocation, position: number) => `${location}-${position}`

const EMPTY: Form = { shipping: '', amount: '', target: 'provider', restock: '1', reason: '' }
const PLACES: readonly PieceLocation[] = ['open', 'shipped']

/** @param back number of the return; limits the refund to what is still owed for it */
export function useRefundable(number: string, back: number | undefined) {
  return useRequest(`refund ${number} ${back ?? ''}`, ({ bookkeeping }) =>
    bookkeeping.previewRefund({ target: 'provider', ...forReturn(back), number }),
  )
}

const forReturn = (back: number | undefined) => (back === undefined ? {} : { return: back })

interface RefundFormOptions {
  number: string
  refundable: RefundPreview
  back: number | undefined
  confirm: (preview: RefundPreview) => Promise<boolean>
  onRefunded: (total: Cents) => void
}

/** Manages the refund of items, shipping or an amount. The shop computes the total with each change. */
export function useRefundForm(refunding: RefundFormOptions) {
  const { number, refundable, back, confirm, onRefunded } = refunding
  const [seen, setSeen] = useState(refundable)
  const { lines } = refundable
  const isCovered = back !== undefined && lines.length === 0
  const controls = useForm<Form>({
    initial: () => (back === undefined ? EMPTY : formOfReturn(lines)),
    check: (form) => ({
      ...(!isCovered && isNothing(choiceOf(form, lines)) && { amount: texts.fault('nothing') }),
      ...faultsIn(form, lines),
      ...(!isLongEnough(form.reason ?? '', 3) && { reason: texts.reasonMissing }),
    }),
    send: async ({ form, services, keyFor }) => {
      const choice = { ...choiceOf(form, lines), ...forReturn(back) }
      const preview = await services.bookkeeping.previewRefund({ ...choice, number })
      if (preview.fault !== null || !(await confirm(preview))) return setSeen(preview)
      const expected = preview.total
      const restock = form.restock === '1'
      const input = { number, ...choice, restock, reason: form.reason?.trim() ?? '', expected }
      await services.bookkeeping.refund(input, { key: keyFor({ input, left: preview.left }) })
      onRefunded(expected)
    },
  })
  const { form } = controls
  const isReadable = Object.keys(faultsIn(form, lines)).length === 0
  const choice = { ...choiceOf(form, lines), ...forReturn(back) }
  const key = isReadable ? JSON.stringify(choice) : null
  const { state, retry } = useRequest(key, ({ bookkeeping }) =>
    bookkeeping.previewRefund({ ...choice, number }),
  )
  // Set during render; the previous figures stay until new ones are loaded.
  if (state.status === 'ready' && state.data !== seen) setSeen(state.data)
  return {
    ...controls,
    isCovered,
    preview: seen,
    /** Whether the figures belong to the form; with wrong input, they stay those of before. */
    isCurrent: !isReadable || state.status === 'ready',
    state,
    retry,
  }
}

function choiceOf(form: Form, lines: Lines): RefundChoice {
  const items = lines.flatMap(({ position }) =>
    PLACES.flatMap((location) => {
      const count = Number(form[refundField(location, position)] ?? '')
      return count > 0 ? [{ position, place: location, count }] : []
    }),
  )
  const target = form.target === 'credit' ? 'credit' : 'provider'
  return { items, shipping: amountOf(form.shipping), amount: amountOf(form.amount), target }
}

/** Preselects all units still owed for a return, which were all shipped. */
const formOfReturn = (lines: Lines): Form => ({
  ...EMPTY,
  ...Object.fromEntries(
    lines.map(({ position, shipped }) => [refundField('shipped', position), String(shipped)]),
  ),
})

const isNothing = ({ items = [], shipping, amount }: RefundChoice) =>
  items.length === 0 && shipping === ZERO && amount === ZERO

const amountOf = (text = '') => parseDollars(text) ?? ZERO

function faultsIn(form: Form, lines: Lines): Record<string, string> {
  const counts = lines.flatMap((line) =>
    PLACES.flatMap((location) => {
      const name = refundField(location, line.position)
      const most = line[location]
      return isCount(form[name] ?? '', most) ? [] : [[name, texts.countFault(most)]]
    }),
  )
  const amounts = ['shipping', 'amount'].flatMap((name) => {
    const text = form[name]?.trim() ?? ''
    return text === '' || parseDollars(text) !== null ? [] : [[name, texts.amountFault]]
  })
  return Object.fromEntries([...counts, ...amounts])
}

const isCount = (text: string, most: number) =>
  text === '' || (/^\d{1,4}$/.test(text) && Number(text) <= most)
