import type { Bike, Build } from '@/domain/bike'
import { colorWords, sizeOf } from '@/domain/build'
import { isMotorTune } from '@/domain/motor-tune'
import { steps } from '@/messages/configurator'

export interface Step {
  /** Part of the address: '#step-size'. */
  id: string
  title: string
}

/** The steps of a bike in the order of the page. */
export function stepsOf(bike: Bike): Step[] {
  return [
    { id: 'preset', title: steps.preset },
    { id: 'size', title: steps.size },
    { id: 'color', title: steps.color },
    ...bike.groups.map((group) => ({ id: groupStep(group.category_part_id), title: group.title })),
    { id: 'extras', title: steps.extras },
    { id: 'summary', title: steps.summary },
  ]
}

export function groupStep(categoryPartId: number): string {
  return `part-${categoryPartId}`
}

/** The id of a step's section. */
export function anchorOf(stepId: string): string {
  return `step-${stepId}`
}

/** Whether a group is the one that the law of the country decides on. */
export function isTuneGroup(group: Bike['groups'][number]): boolean {
  return group.parts.some(isMotorTune)
}

/** Size and color, for the line under the bike's name. */
export function frameWords(bike: Bike, build: Build): string {
  const size = sizeOf(bike, build.size_id)?.title ?? ''
  return [`Size ${size}`, ...colorWords(bike, build)].join(' · ')
}
