import { inSentence } from '@/utils/text'

import type { Part, PartGroup } from './bike'

/**
 * Names a part mid-sentence, adding the group's noun to details and details to ambiguous names.
 * @example partName(brakes, part) // 'Four-piston, 203/203 mm' → 'four-piston brakes'
 * @example partName(fork, part) // 'Air fork, 160 mm' → 'air fork (160 mm)', beside one of 150 mm
 */
export function partName(group: PartGroup, part: Part): string {
  const [head, details] = headOf(part)
  if (details === '') return inSentence(head)
  const name = namesItsGroup(group, part) ? head : `${head} ${nounOf(group)}`
  const isAmbiguous = group.parts.some((other) => other !== part && headOf(other)[0] === head)
  return inSentence(isAmbiguous ? `${name} (${details})` : name)
}

/** @example nounOf(motorClass) // 'motor' */
const nounOf = ({ title }: PartGroup) => inSentence(title.replace(/ class$/, ''))

function headOf({ title }: Part): [head: string, details: string] {
  const [head = title, ...details] = title.split(', ')
  return [head, details.join(', ')]
}

/** Checks whether a part's title contains a word of the group's title; upgrades need none. */
function namesItsGroup(group: PartGroup, part: Part): boolean {
  if (group.selection === 'many') return true
  const title = part.title.toLowerCase()
  const nouns = nounOf(group).toLowerCase().split(' ')
  return nouns.some((noun) => noun.length > 3 && title.includes(noun.replace(/s$/, '')))
}
