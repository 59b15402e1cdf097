import type { Cents } from '@/domain/kit/money'
import { countryInSentence } from '@/utils/country-in-sentence'
import { money } from '@/utils/format'

/** Loaded with the choice of a dealer. */
export const assembly = {
  assemblyDoorHint:
    'In its box, almost ready to ride. You attach the handlebar, pedals and front wheel.',
  assemblyLead:
    'We ship the bike to the dealer, who assembles it, fits it to you and calls you when it’s ready.',
  assemblyLoading: 'Finding dealers…',
  assemblyNone: (country: string) =>
    `No dealer in ${countryInSentence(country)} assembles our bikes yet, so we’ll deliver yours to your door.`,
  assemblyNoTown: (within: string) =>
    `Enter your city above, and we’ll show you dealers within ${within} who assemble our bikes.`,
  assemblyUnknown: (city: string) =>
    `We don’t know where ${city} is, so we can’t look for dealers near it. We’ll deliver your bike to your door.`,
  assemblyFar: (within: string) =>
    `No dealer within ${within} assembles our bikes yet, so we’ll deliver yours to your door.`,
  assemblyNearest: ({ title, city }: { title: string; city: string }, away: string) =>
    `The nearest is ${title} in ${city}, about ${away} away.`,
  assemblyEffect: (fee: Cents, bikes: number) =>
    bikes > 1 ? `+${money(fee)} per bike` : `+${money(fee)}`,
  assemblyWhere: (address: string, away: string) => `${address}, about ${away} away`,
  assemblyDays: (days: number) => `adds ${days} business ${days === 1 ? 'day' : 'days'}`,
} as const
