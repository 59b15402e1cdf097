import { roundMiles } from '@/domain/account/garage/service-interval'
import { thousands } from '@/utils/format'
import { distance } from '@/utils/units'

const DIFFICULTY: Record<number, { title: string; text: string }> = {
  1: { title: 'Anyone', text: 'No experience needed.' },
  2: { title: 'Some experience', text: 'You’ve worked on a bike before.' },
  3: {
    title: 'Professional',
    text: 'Needs special tools or training. A dealer can do it for you.',
  },
}

export const spareFacts = {
  pictures: 'More pictures',
  equivalent: 'Standard equivalent',
  noEquivalent: 'None: only this part fits.',
  standards: 'Standards',
  tools: 'Tools',
  noTools: 'None',
  difficulty: 'Difficulty',
  difficultyOf: (level: number) => DIFFICULTY[level],
  difficultySteps: (level: number) => `${level} of 3`,
  time: 'Time',
  minutes: (minutes: number) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
    return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
  },
  wear: 'Typical life',
  wearOf: (km: number) => ({
    metric: distance(km, 1),
    miles: `${thousands(roundMiles(km))} mi`,
  }),
  noWear: 'Doesn’t wear out from use.',
  repair: 'Price with labor',
  about: (price: string) => `About ${price}, if we or a dealer replace it`,
  repairs: 'Who repairs it, and the repair form',
  location: 'Location',
  placeOn: (kind: string, bike: string) => `${kind} on the ${bike}`,
  service: 'Installation',
  fits: 'Fits',
  documents: 'Documents',
  manual: 'How to replace it (user manual)',
  battery: {
    title: 'Battery shipping',
    text: 'UN 3480 on its own, UN 3481 with a bike. Above 100 Wh, it’s a Class 9 hazardous material. It ships by ground or sea only, so there’s no express, and islands take longer.',
  },
  safety: 'Product safety',
} as const
