import type { PartGroup } from './bike'
import { UPGRADE_CATEGORY_ID } from '@/domain/kit/constants'

export const BUILD_AREAS = ['fit', 'power', 'ride', 'carry', 'look'] as const
export type BuildArea = (typeof BUILD_AREAS)[number]

/** Id of the specification's category for everything electric. */
const POWER_CATEGORY_ID = 1

/** Returns a group's area by its category; parts that touch the rider belong to the fit area. */
export function areaOf({ category_id, selection, parts }: PartGroup): BuildArea {
  if (selection === 'many' || category_id === UPGRADE_CATEGORY_ID) return 'carry'
  if (category_id === POWER_CATEGORY_ID) return 'power'
  const isTouched = parts.some(({ look }) => look.bar ?? look.saddle ?? look.seatpost)
  return isTouched ? 'fit' : 'ride'
}
