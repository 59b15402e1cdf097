import type { Bike, Build, Part } from '@/domain/shop/bikes/bike'
import {
  buildPrice,
  chosenParts,
  colorOf,
  findGroup,
  isChosen,
  isSameBuild,
} from '@/domain/shop/bikes/build'
import { addCents, cents, type Cents } from '@/domain/kit/money'

export type UpgradeFault = string

/** Checks changes before production: the frame size is fixed, and paid parts cannot become cheaper. */
export function upgradeFault(bike: Bike, from: Build, to: Build): UpgradeFault | null {
  if (to.size_id !== from.size_id) return 'You can’t change the frame size of an ordered bike.'
  const [colorBefore, colorAfter] = [colorOf(bike, from.color_id), colorOf(bike, to.color_id)]
  if (colorBefore && colorAfter && colorAfter.surcharge < colorBefore.surcharge) {
    return `${colorAfter.title} is worth less than ${colorBefore.title}, which you have paid for.`
  }
  const lost = chosenParts(bike, from).find((part) => !isRetained(bike, part, to))
  return lost ? `${lost.title} is paid for and can be exchanged for something dearer only.` : null
}

function isRetained(bike: Bike, part: Part, to: Build): boolean {
  const group = findGroup(bike, part.id)
  if (!group) return false
  if (group.selection === 'many') return isChosen(group, part.id, to)
  const now = group.parts.find(({ id }) => isChosen(group, id, to))
  return now !== undefined && now.price >= part.price
}

export function upgradePrice(bike: Bike, from: Build, to: Build): Cents {
  return cents(Math.max(0, buildPrice(bike, to) - buildPrice(bike, from)))
}

/** Returns the price of a build's parts in cents (spec §3 Configurator state: preUpgradePartsPrice). */
export function preUpgradePartsPrice(bike: Bike, build: Build): Cents {
  return addCents(...chosenParts(bike, build).map(({ price }) => price))
}

export function upgradesBetween(bike: Bike, from: Build, to: Build) {
  const before = new Set(chosenParts(bike, from).map(({ id }) => id))
  return chosenParts(bike, to)
    .filter(({ id }) => !before.has(id))
    .map(({ id, title }) => ({ id, title }))
}

export function isUnchangedBuild(from: Build, to: Build): boolean {
  return isSameBuild(from, to)
}
