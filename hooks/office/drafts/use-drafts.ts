import { useRef, useState, type FormEvent } from 'react'

import { DEFAULT_COUNTRY_ID } from '@/domain/kit/constants'
import { buildCodeIn, MOST_DRAFT_DAYS, USUAL_DRAFT_DAYS } from '@/domain/office/drafts/drafts'
import { parseDollars, type Cents } from '@/domain/kit/money'
import { FREE_LINE_KINDS } from '@/domain/shop/orders/free-line'
import type { TillWay } from '@/domain/shop/payment/till'
import { isEmail } from '@/domain/kit/mailbox'
import { taxAddressOf } from '@/domain/shop/tax/tax-address'
import { drafts as texts } from '@/messages/office/drafts/drafts'
import type { DraftInput, DraftList, DraftQuote } from '@/contract/office/drafts/drafts'
import { pick } from '@/utils/omit'

import { useAction } from '@/hooks/kit/use-action'
import { useForm } from '@/hooks/kit/use-form'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'
import { useCountries } from '@/hooks/shop/countries/use-countries'
import { useLive } from '@/hooks/kit/use-live'
import { useRequest } from '@/hooks/kit/use-request'

export type { DraftList, DraftQuote, Drafts } from '@/contract/office/drafts/drafts'
type SentItem = DraftInput['items'][number]
export type DraftItem = SentItem & { title: string }

export function useDrafts() {
  const request = useStaleIfErrorRequest('drafts', ({ drafts }) => drafts.list())
  useLive({ staff: '1' }, ({ kind }) => {
    if (kind === 'order' || kind === 'reset') request.renew()
  })
  return request
}

const isWhole = (text: string, most: number) =>
  /^\d{1,2}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= most

export function useDraftItem(onAdd: (item: DraftItem) => void) {
  const empty = { build: '' }
  const controls = useForm({
    initial: empty,
    check: ({ build }) => (buildCodeIn(build) === null ? { build: texts.buildFault } : {}),
    send: async ({ form: { build } }): Promise<void> => {
      const build_code = buildCodeIn(build)
      if (build_code === null) return
      onAdd({ build_code, title: texts.bikeLine(build_code), count: 1 })
      controls.renew(empty)
      await Promise.resolve()
    },
  })
  return controls
}

/** Reads an amount from $0.01 to $100,000, in cents; null for others. */
function amountOf(text: string) {
  const amount = parseDollars(text.trim())
  return amount !== null && amount > 0 && amount <= 10_000_000 ? amount : null
}

export function useFreeLine(onAdd: (item: DraftItem) => void) {
  const empty = { title: '', price: '', kind: 'goods' }
  const controls = useForm({
    initial: empty,
    check: ({ title, price }) => ({
      ...(title.trim() === '' && { title: texts.missing.title }),
      ...(amountOf(price) === null && { price: texts.amountFault }),
    }),
    send: async ({ form }): Promise<void> => {
      const price = amountOf(form.price)
      const kind = FREE_LINE_KINDS.find((one) => one === form.kind)
      if (price === null || !kind) return
      const title = form.title.trim()
      onAdd({ free: { title, price, kind }, title: texts.freeLine(title, price, kind), count: 1 })
      controls.renew(empty)
      await Promise.resolve()
    },
  })
  return controls
}

const ADDRESS = {
  ...{ name: '', line1: '', line2: '', city: '', region: '', postcode: '', phone: '' },
  country_id: DEFAULT_COUNTRY_ID,
}
const EMPTY = {
  ...{ email: '', ...ADDRESS, promo: '', days: String(USUAL_DRAFT_DAYS) },
  ...{ discount: '', discount_reason: '' },
  items: [] as DraftItem[],
}
export type DraftFormValues = typeof EMPTY
const ADDRESS_NAMES = Object.keys(ADDRESS) as (keyof typeof ADDRESS)[]
const NEEDED = ['email', 'name', 'line1', 'city'] as const
const NAMES = {
  ...Object.fromEntries(Object.keys(ADDRESS).map((name) => [`address.${name}`, name])),
  ...Object.fromEntries(Object.keys(ADDRESS).map((name) => [`shipping_address.${name}`, name])),
} as Record<string, keyof typeof EMPTY>

export interface SentDraft {
  email: string
  /** How staff took the payment; absent if the link was sent. */
  way?: TillWay | undefined
}

interface DraftFormOptions {
  /** Asks before an order is placed as paid. */
  confirm: (way: TillWay, draft: { total: Cents; email: string }) => Promise<boolean>
  onSent: (list: DraftList, sent: SentDraft) => void
}

/** Manages the form of a draft order. The shop prices each change, and sends exactly what was shown. */
export function useDraftForm({ confirm, onSent }: DraftFormOptions) {
  const [shown, setShown] = useState<DraftQuote | null>(null)
  const takenBy = useRef<TillWay>(undefined)
  const { find } = useCountries(true)
  const quoteOf = (form: DraftFormValues) => quoteInputOf(form, find(form.country_id))
  const controls = useForm({
    initial: EMPTY,
    names: NAMES,
    check: (form) => ({
      ...Object.fromEntries(
        NEEDED.flatMap((name) => (form[name].trim() === '' ? [[name, texts.missing[name]]] : [])),
      ),
      ...discountFaults(form),
      ...(isWhole(form.days, MOST_DRAFT_DAYS) ? {} : { days: texts.daysFault }),
      ...(form.items.length === 0 ? { items: texts.noItems } : {}),
    }),
    send: async (sending): Promise<void> => {
      const { services, keyFor } = sending
      const { email, days, ...form } = sending.form
      const address = pick(form, ADDRESS_NAMES)
      const quoted = quoteOf(sending.form)
      const { totals } = await services.drafts.quote(quoted)
      if (totals.total !== shown?.totals.total) return request.retry()
      const way = takenBy.current
      if (way && !(await confirm(way, { total: totals.total, email }))) return
      const body = {
        ...pick(quoted, ['items', 'promo_code', 'discount']),
        ...{ email, address, days: Number(days), expected_total: totals.total },
        ...(way && { way }),
      }
      onSent(await services.drafts.create({ ...body, request_key: keyFor(body) }), { email, way })
      controls.renew(EMPTY)
    },
  })
  const { items } = controls.form
  const quoteInput = quoteOf(controls.form)
  const key = items.length === 0 ? null : JSON.stringify(quoteInput)
  const request = useRequest(key, ({ drafts }) => drafts.quote(quoteInput))
  const { state } = request
  // Set during render, so that what is sent is what was shown last.
  if (state.status === 'ready' && state.data !== shown) setShown(state.data)
  const isPriced = items.length > 0 && state.status === 'ready'
  return {
    ...controls,
    quote: items.length === 0 ? null : shown,
    ...{ request, isPriced },
    /** @param way how staff took the payment; without one, the link is sent */
    submit: (event?: FormEvent, way?: TillWay) => {
      takenBy.current = way
      controls.submit(event)
    },
  }
}

/** @param country of the address, which determines what its taxes need to know */
function quoteInputOf(
  { items, promo, email, ...form }: DraftFormValues,
  country: Parameters<typeof taxAddressOf>[0],
) {
  const { discount, discount_reason, days: _, ...address } = form
  const amount = amountOf(discount)
  return {
    items: items.map(sentOf),
    // A reason is only needed to save it.
    ...(amount !== null && {
      discount: { amount, reason: discount_reason.trim().padEnd(3, '.') },
    }),
    promo_code: promo.trim() || null,
    country_id: address.country_id,
    ...taxAddressOf(country, address),
    // The member of the email address may be exempt from taxes.
    ...(isEmail(email) && { email }),
  }
}

function discountFaults({ discount, discount_reason: reason, promo }: DraftFormValues) {
  if (discount.trim() === '') return {}
  if (amountOf(discount) === null) return { discount: texts.amountFault }
  if (promo.trim() !== '') return { discount: texts.eitherDiscount }
  return reason.trim().length < 3 ? { discount_reason: texts.reasonFault } : {}
}

const sentOf = ({ title: _, ...item }: DraftItem): SentItem => item

export function useDraftActions(onChanged: (list: DraftList) => void) {
  const send = useAction(({ drafts }, id: number) => drafts.send({ id }))
  const cancel = useAction(({ drafts }, id: number) => drafts.cancel({ id }))
  const take = useAction(
    ({ drafts }, taking: { id: number; way: TillWay; expected_total: Cents }) =>
      drafts.take(taking),
  )
  const done = (list: { answer: DraftList } | null) => void (list && onChanged(list.answer))
  return {
    isRunning: send.isRunning || cancel.isRunning || take.isRunning,
    error: send.error ?? cancel.error ?? take.error,
    send: async (id: number) => done(await send.run(id)),
    cancel: async (id: number) => done(await cancel.run(id)),
    take: async (taking: { id: number; way: TillWay; expected_total: Cents }) =>
      done(await take.run(taking)),
  }
}
