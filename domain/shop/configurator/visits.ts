/** Funnel steps of a visit to a bike's page, in order; later steps come from orders. */
export const VISIT_STEPS = ['viewed', 'configured', 'cart'] as const

/** Pattern of a funnel step, or of a configurator step in which something was chosen. */
export const VISIT_STEP = /^(?:viewed|configured|cart|preset|size|color|part-\d{1,9})$/
/** Maximum steps reported per page visit; no bike has more. */
export const MOST_VISIT_STEPS = 40

export interface VisitSight {
  doneSteps: readonly string[]
  hasAddedToCart: boolean
}

/**
 * Returns the steps that a page visit reached, excluding choices made before it began.
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
