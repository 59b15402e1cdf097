/** What a visit to a bike's page can come to, in its order; the rest of the way is orders. */
export const VISIT_STEPS = ['viewed', 'configured', 'cart'] as const

/** A step of a visit, or a step of the configurator in which something was chosen. */
export const VISIT_STEP = /^(?:viewed|configured|cart|preset|size|color|part-\d{1,9})$/
/** How many steps one page visit can report; no bike has more. */
export const MOST_VISIT_STEPS = 40

/** What stands on a bike's page. */
export interface VisitSight {
  doneSteps: readonly string[]
  hasAddedToCart: boolean
}

/**
 * The steps that a page visit came to: what was chosen or added before it began is no part of it.
 * @example visitSteps({ doneSteps: ['size'], hasAddedToCart: false }, { doneSteps: ['size', 'color'], hasAddedToCart: true })
 * // ['viewed', 'configured', 'color', 'cart']
 */
export function visitSteps(before: VisitSight, now: VisitSight): string[] {
  const chosen = now.doneSteps.filter(
    (step) => !before.doneSteps.includes(step) && VISIT_STEP.test(step),
  )
  const hasAdded = now.hasAddedToCart && !before.hasAddedToCart
  return [
    'viewed',
    ...(chosen.length > 0 ? ['configured', ...chosen] : []),
    ...(hasAdded ? ['cart'] : []),
  ]
}
