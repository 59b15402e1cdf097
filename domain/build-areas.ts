import type { PartGroup } from './bike'
import { UPGRADE_CATEGORY_ID } from './constants'

/** What the choices of a bike are about, in the order in which they are offered. */
export const BUILD_AREAS = ['fit', 'power', 'ride', 'carry', 'look'] as const
export type BuildArea = (typeof BUILD_AREAS)[number]

/** The specification's category of everything electric. */
const POWER_CATEGORY_ID = 1

/** The area that a group of parts belongs to: by its category, and what touches the rider is its fit. */
export function areaOf({ category_id, selection, parts }: PartGroup): BuildArea {
  if (selection === 'many' || category_id === UPGRADE_CATEGORY_ID) return 'carry'
  if (category_id === POWER_CATEGORY_ID) return 'power'
  const isTouched = parts.some(({ look }) => look.bar ?? look.saddle ?? look.seatpost)
  return isTouched ? 'fit' : 'ride'
}
