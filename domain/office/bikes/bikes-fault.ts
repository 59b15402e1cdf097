import type { BuildRule } from '@/domain/shop/bikes/bike'
import { fromStaffBike, asOffered, withState, type BikeState, type StaffBike } from './bikes'
import { figuresFault } from './bikes-figures-fault'
import { ruleFault, type RuleFault } from './bikes-rules'
import { defaultBuild } from '@/domain/shop/bikes/build'
import type { Country } from '@/domain/shop/countries/country'
import { findViolations } from '@/domain/shop/bikes/rules'
import { inSentence } from '@/utils/text'

const RULES: Record<RuleFault, string> = {
  no_when: 'Choose what a bike has for this rule to matter.',
  no_then: 'Choose what a bike can’t have then, or what it needs.',
  no_reason: 'Write the sentence that shoppers read.',
  unknown_tag: 'It speaks of something that this bike doesn’t have.',
  forbids_all: 'It forbids every build of this bike.',
}

/** Returns why a bike can't be saved, as a sentence; null if it can. */
export function bikeFault(staffBike: StaffBike, state: BikeState, country: Country): string | null {
  const next = withState(staffBike, state)
  for (const { title, selection, parts } of next.groups) {
    if (selection === 'many' || parts.some(({ withheld }) => withheld === null)) continue
    return `Keep at least one choice that’s offered: ${inSentence(title)}.`
  }
  const bike = asOffered(next)
  if (bike.sizes.every(({ color_ids }) => color_ids.length === 0)) {
    return 'Keep at least one color that’s offered.'
  }
  return (
    figuresFault(fromStaffBike(staffBike), fromStaffBike(next)) ??
    rulesFault(next) ??
    standardFault(next, country)
  )
}

function rulesFault(staffBike: StaffBike): string | null {
  const bike = fromStaffBike(staffBike)
  const named = (rule: BuildRule, words: string) => `Rule “${rule.reason || rule.id}”: ${words}`
  for (const [index, rule] of staffBike.rules.entries()) {
    const fault = ruleFault(rule, bike)
    if (fault) return named(rule, RULES[fault])
    const isTwice = staffBike.rules.findIndex(({ id }) => id === rule.id) < index
    if (isTwice) return named(rule, 'There is another rule with this name.')
  }
  return null
}

function standardFault(staffBike: StaffBike, country: Country): string | null {
  const bike = asOffered(staffBike)
  const [broken] = findViolations(bike, defaultBuild(bike, country), country)
  return broken ? `The bike as shoppers first see it couldn’t be built: ${broken.reason}` : null
}
