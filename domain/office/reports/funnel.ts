import { VISIT_STEPS } from '@/domain/shop/configurator/visits'

/** Steps from a bike's page to a paid order, in this order. */
export const FUNNEL_STEPS = [...VISIT_STEPS, 'checkout', 'paid'] as const
export type FunnelStep = (typeof FUNNEL_STEPS)[number]

export interface FunnelCounts {
  visits: ReadonlyMap<string, number>
  placed: number
  paid: number
}

/** Returns a share in tenths of a percent; null for a zero total. @example shareOf(1, 3) // 333 */
const shareOf = (count: number, of: number): number | null =>
  of === 0 ? null : Math.round((count / of) * 1000)

/** Returns each step's conversion from the previous step, and the visits to configurator steps. */
export function funnelOf(
  { visits, placed, paid }: FunnelCounts,
  titles: ReadonlyMap<string, string>,
) {
  const counts = FUNNEL_STEPS.map((step) => ({
    step,
    count: step === 'checkout' ? placed : step === 'paid' ? paid : (visits.get(step) ?? 0),
  }))
  const viewed = visits.get('viewed') ?? 0
  const choices = [...visits]
    .filter(([step]) => !VISIT_STEPS.some((one) => one === step))
    .map(([step, count]) => ({
      ...{ step, count, title: titles.get(step) ?? step, share: shareOf(count, viewed) },
    }))
    .sort((a, b) => b.count - a.count || a.title.localeCompare(b.title))
  return {
    steps: counts.map(({ step, count }, index) => {
      const before = counts[index - 1]
      return { step, count, share: before ? shareOf(count, before.count) : null }
    }),
    choices,
  }
}

export const CHOICE_KINDS = ['color', 'size', 'part'] as const
export type ChoiceKind = (typeof CHOICE_KINDS)[number]

export interface Choice {
  bike: string
  kind: ChoiceKind
  title: string
  count: number
}

/** Calculates take rates: how many sold bikes of a model have each color, size and option. */
export function takeRates(choices: readonly Choice[], sold: ReadonlyMap<string, number>) {
  return [...sold]
    .map(([bike, count]) => ({
      ...{ bike, count },
      choices: choices
        .filter((one) => one.bike === bike)
        .map(({ kind, title, count: chosenCount }) => ({
          ...{ kind, title, count: chosenCount, share: shareOf(chosenCount, count) ?? 0 },
        }))
        .sort(
          (a, b) =>
            CHOICE_KINDS.indexOf(a.kind) - CHOICE_KINDS.indexOf(b.kind) || b.count - a.count,
        ),
    }))
    .sort((a, b) => b.count - a.count)
}
