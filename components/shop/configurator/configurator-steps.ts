import type { Bike, Build, PartGroup } from '@/domain/shop/bikes/bike'
import { colorTexts, isChosen, sizeOf } from '@/domain/shop/bikes/build'
import { areaOf, BUILD_AREAS, type BuildArea } from '@/domain/shop/bikes/build-areas'
import type { Configurator } from '@/hooks/shop/configurator/use-configurator'
import { configurator as texts, steps } from '@/messages/shop/configurator/configurator'

export interface Step {
  /** Id used as the URL fragment, such as '#step-size'. */
  id: string
  title: string
  /** Part group of the step; null for size, color and extras. */
  group: PartGroup | null
}

export interface Area {
  id: BuildArea
  title: string
  steps: Step[]
}

/** An entry of the step index: a heading and the steps that mark it as done. */
export interface Entry {
  id: string
  title: string
  stepIds: string[]
}

/** Steps that can be changed (spec §4 Modes): an upgrade has no presets; CEOM allows only parts. */
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

/** Returns the areas with choices, and their steps in page order. */
export function areasOf({ hasFrame, groups }: Changeable): Area[] {
  const size = { id: 'size', title: steps.size, group: null }
  const color = { id: 'color', title: steps.color, group: null }
  const extras = { id: 'extras', title: steps.extras, group: null }
  return BUILD_AREAS.map((id) => {
    const own = groups.filter((group) => areaOf(group) === id).map(stepOf)
    const frame = { fit: [size], look: [color] }
    const first = hasFrame && (id === 'fit' || id === 'look') ? frame[id] : []
    return {
      id,
      title: steps.areas[id],
      steps: [...first, ...own, ...(id === 'carry' ? [extras] : [])],
    }
  }).filter((area) => area.steps.length > 0)
}

function stepOf(group: PartGroup): Step {
  return { id: groupStep(group.category_part_id), title: group.title, group }
}

export function entriesOf({ hasPresets }: Changeable, areas: readonly Area[]): Entry[] {
  return [
    ...(hasPresets ? [{ id: 'preset', title: steps.preset, stepIds: ['preset'] }] : []),
    ...areas.map((area) => ({ ...area, stepIds: area.steps.map(({ id }) => id) })),
    { id: 'summary', title: steps.summary, stepIds: [] },
  ]
}

export function groupStep(categoryPartId: number): string {
  return `part-${categoryPartId}`
}

export function anchorOf(stepId: string): string {
  return `step-${stepId}`
}

/** Returns the chosen parts of a group as text, for its closed row. */
export function chosenText(group: PartGroup, build: Build): string {
  const chosen = group.parts.filter(({ id }) => isChosen(group, id, build))
  if (group.selection === 'one') return chosen[0]?.title ?? ''
  return texts.chosenOf(chosen.length, group.parts.length)
}

/** Returns size and color for the line below the bike's name. */
export function frameText(bike: Bike, build: Build): string {
  const size = sizeOf(bike, build.size_id)?.title ?? ''
  return [`Size ${size}`, ...colorTexts(bike, build)].join(' · ')
}
