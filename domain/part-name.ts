import { inSentence } from '@/utils/text'

import type { Part, PartGroup } from './bike'

/**
 * A part in the middle of a sentence: the title up to its first comma, with the noun of its group
 * where the title lacks it, and with the details only where another part of the group sounds the same.
 * @example partName(brakes, 'Four-piston, 203/203 mm') // 'four-piston brakes'
 * @example partName(fork, 'Air fork, 160 mm') // 'air fork (160 mm)', beside one of 150 mm
 */
export function partName(group: PartGroup, part: Part): string {
  const [head, details] = headOf(part)
  const noun = inSentence(group.title)
  const hasNoun = head.toLowerCase().includes(noun.toLowerCase().replace(/s$/, ''))
  const name = group.selection === 'many' || hasNoun ? head : `${head} ${noun}`
  const isAmbiguous = group.parts.some((other) => other !== part && headOf(other)[0] === head)
  return inSentence(isAmbiguous && details !== '' ? `${name} (${details})` : name)
}

function headOf({ title }: Part): [head: string, details: string] {
  const [head = title, ...details] = title.split(', ')
  return [head, details.join(', ')]
}
