import type { PartGroup } from '@/domain/shop/bikes/bike'
import { NEW_COLOR_TYPES, type DraftList } from '@/domain/office/bikes/bikes-new'
import { parsePrice } from '@/domain/office/goods/prices'
import { newOptions as texts } from '@/messages/office/bikes/bikes-new'
import type { BikePage } from '@/contract/office/bikes/bikes'

import { useAction } from '@/hooks/kit/use-action'
import { useForm } from '@/hooks/kit/use-form'

interface NewOptionFormOptions {
  page: BikePage
  onAdded: (page: BikePage, title: string) => void
}

/** @example figureOf('−0,8') // -0.8 */
function figureOf(text: string): number | null {
  const clean = text.trim().replace(',', '.').replace('−', '-')
  return /^-?\d{1,2}(\.\d{1,3})?$/.test(clean) ? Number(clean) : null
}

const daysOf = (text: string) => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : null)

const named = (title: string) => (title.trim() === '' ? { title: texts.titleFault } : {})

export const likesOf = (groups: readonly PartGroup[]) =>
  groups.flatMap(({ title: step, parts }) =>
    parts.map(({ code, title }) => ({ value: code, title: `${step}: ${title}` })),
  )

export function useNewPart({ page, onAdded }: NewOptionFormOptions) {
  const { slug, groups } = page.bike
  const initial = {
    ...{ like: likesOf(groups)[0]?.value ?? '', title: '', note: '', price: '' },
    ...{ weight: '0', days: '0', also: [] as string[] },
  }
  return useForm({
    initial,
    check: ({ title, price, weight, days }: typeof initial) => ({
      ...named(title),
      ...(parsePrice(price) === null ? { price: texts.amountFault } : {}),
      ...(figureOf(weight) === null ? { weight: texts.figureFault } : {}),
      ...(daysOf(days) === null ? { days: texts.figureFault } : {}),
    }),
    names: { lead_days: 'days' },
    send: async ({ form: { like, title, note, also, ...typed }, services }) => {
      const price = parsePrice(typed.price)
      const [weight, lead_days] = [figureOf(typed.weight), daysOf(typed.days)]
      if (price === null || weight === null || lead_days === null) return
      const part = { like, title, note, also, price, weight, lead_days }
      onAdded(await services.bikes.addPart({ ...part, slug }), title)
    },
  })
}

/** Adds a color as a draft, by default in every size. */
export function useNewColor({ page, onAdded }: NewOptionFormOptions) {
  const { slug, sizes } = page.bike
  const initial = {
    ...{ title: '', type: NEW_COLOR_TYPES[0] as (typeof NEW_COLOR_TYPES)[number] },
    ...{ hex: '#0F5C63', surcharge: '0', days: '0', sizes: sizes.map(({ id }) => id) },
  }
  return useForm({
    initial,
    check: (typed: typeof initial) => ({
      ...named(typed.title),
      ...((parsePrice(typed.surcharge) ?? -1) < 0 ? { surcharge: texts.amountFault } : {}),
      ...(daysOf(typed.days) === null ? { days: texts.figureFault } : {}),
      ...(typed.sizes.length === 0 ? { sizes: texts.sizesFault } : {}),
    }),
    names: { lead_days: 'days', size_ids: 'sizes' },
    send: async ({ form: { title, type, hex, ...typed }, services }) => {
      const [surcharge, lead_days] = [parsePrice(typed.surcharge), daysOf(typed.days)]
      if (surcharge === null || lead_days === null) return
      const color = { title, type, hex: hex.toUpperCase(), surcharge, lead_days }
      const added = await services.bikes.addColor({ ...color, size_ids: typed.sizes, slug })
      onAdded(added, title)
    },
  })
}

export const useDraftRemoval = (slug: string) =>
  useAction(({ bikes }, list: DraftList, id: number) => bikes.removeDraft({ slug, list, id }))
