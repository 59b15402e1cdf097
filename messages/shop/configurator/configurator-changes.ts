import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { availableColors, colorOf, findGroup, sizeOf } from '@/domain/shop/bikes/build'
import { differencesBetween, differencesFrom } from '@/domain/shop/bikes/build-difference'
import type { Cents } from '@/domain/kit/money'
import { money } from '@/utils/format'

import type { DialogRequest } from '@/messages/kit/dialogs'

// Messages shown after a change, lazy-loaded with the first one.

/** @example 'Size M. Color changed to Bone because Graphite is not made in M.' */
export function changeText(bike: Bike, before: Build, after: Build): string {
  const forced = forcedColorText(bike, before, after)
  if (forced) {
    const rest = { ...before, size_id: after.size_id, color_id: after.color_id, paint: after.paint }
    return [forced, ...differencesFrom(bike, rest, after)].map(asSentence).join(' ')
  }
  return differencesBetween(bike, before, after)
    .flatMap((difference, index) => {
      const words = differencesFrom(bike, before, after)[index] ?? ''
      if (difference.kind !== 'replaced') return [words]
      const reason = findGroup(bike, difference.to.id)?.exclusive_reason
      return reason ? [words, reason] : [words]
    })
    .map(asSentence)
    .join(' ')
}

export function figuresText(price: Cents, weight: string, delivery: string): string {
  return `Price ${money(price)}, weight ${weight}, estimated delivery ${delivery}.`
}

function forcedColorText(bike: Bike, before: Build, after: Build): string | null {
  if (before.size_id === after.size_id || before.color_id === after.color_id) return null
  const stays = availableColors(bike, after.size_id).some(({ id }) => id === before.color_id)
  const size = sizeOf(bike, after.size_id)
  const [from, to] = [colorOf(bike, before.color_id), colorOf(bike, after.color_id)]
  if (stays || !size || !from || !to) return null
  return `Size ${size.title}. Color changed to ${to.title} because ${from.title} doesn’t come in size ${size.title}`
}

function asSentence(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`
}

export function resetDialog(title: string, isEdit: boolean) {
  return {
    title: 'Are you sure?',
    message: isEdit
      ? `You’ll stop editing without saving and start over with the standard ${title}, in miles and pounds.`
      : `You’ll start over with the standard ${title}, in miles and pounds. Undo brings your choices back.`,
    icon: 'trash',
    type: 'wide',
    primaryButtonType: 'danger',
    primaryButton: 'Reset',
    secondaryButton: 'Cancel',
  } as const satisfies DialogRequest
}
