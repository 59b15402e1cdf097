import { distance } from '@/utils/format'

const DIFFICULTY: Record<number, { title: string; text: string }> = {
  1: { title: 'Anyone', text: 'No experience needed.' },
  2: { title: 'Practiced', text: 'You have worked on a bike before.' },
  3: { title: 'Workshop', text: 'Special tools or training; a dealer does it for you.' },
}

/** What there is to know about a spare part. */
export const spareFacts = {
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
  wear: 'Usually worn after',
  wearOf: (km: number) => ({ metric: distance(km, 1), miles: distance(km, 0) }),
  noWear: 'Use alone does not wear it out.',
  place: 'Where it sits',
  placeOn: (kind: string, bike: string) => `${kind} on the ${bike}`,
  service: 'Fitting it',
  fits: 'Fits',
  documents: 'Documents',
  manual: 'How to change it, in the user manual',
  battery: {
    title: 'Battery goods',
    text: 'Shipped alone it is UN 3480, packed with a bike UN 3481; above 100 Wh it is class 9 dangerous goods. It goes by ground or sea only: there is no air express, and islands take longer.',
    old: 'Take the old one to a collection point or a dealer. Never put it into household waste.',
  },
  safety: 'Product safety',
} as const
