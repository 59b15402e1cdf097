import type { Bike, Build } from '@/domain/bike'
import { colorWords, sizeOf } from '@/domain/build'
import { isMotorTune } from '@/domain/motor-tune'
import type { Configurator } from '@/hooks/use-configurator'
import { steps } from '@/messages/configurator'

export interface Step {
  /** Part of the address: '#step-size'. */
  id: string
  title: string
}

/** Which steps of a bike can be changed (spec §4 Modes): an upgrade has no start, and CEOM parts only. */
export interface Changeable {
  hasPresets: boolean
  hasFrame: boolean
  groups: Bike['groups']
}

export function changeable(bike: Bike, edit: Configurator['configuration']['edit']): Changeable {
  const isUpgradeOnly = edit?.mode === 'CEOM'
  return {
    hasPresets: !edit?.ordered,
    hasFrame: !isUpgradeOnly,
    groups: isUpgradeOnly
      ? bike.groups.filter(({ category_part_id }) => edit.groupIds.includes(category_part_id))
      : bike.groups,
  }
}

/** The steps in the order of the page. */
export function stepsOf({ hasPresets, hasFrame, groups }: Changeable): Step[] {
  return [
    ...(hasPresets ? [{ id: 'preset', title: steps.preset }] : []),
    ...(hasFrame
      ? [
          { id: 'size', title: steps.size },
          { id: 'color', title: steps.color },
        ]
      : []),
    ...groups.map((group) => ({ id: groupStep(group.category_part_id), title: group.title })),
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
