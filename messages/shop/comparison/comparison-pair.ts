import type { Anchor } from '@/domain/shop/bike3d/pair'

export const pairTexts = {
  heading: 'Two bikes in one place',
  lead: 'How they differ, in figures and in 3D.',
  first: 'First bike',
  second: 'Second bike',
  name: (letter: string, title: string, size: string) => `${letter}: ${title}, size ${size}`,
  lengths: (first: string, second: string) => `Lengths of ${first} and ${second}`,
  length: 'Length',
  overall: 'Overall length, tire to tire',
  difference: 'Difference',
  same: 'Same',
  longer: (letter: string, by: string) => `${letter} +${by}`,

  open: 'Compare them side by side in 3D',
  loading: 'Getting the 3D view…',
  failed: 'The 3D view didn’t work this time. The table has the same figures.',
  keys: '3D view of two bikes. Arrow keys turn them, plus and minus zoom, zero goes back.',
  ready: 'The 3D view is ready.',
  end: 'Close the 3D view',
  shown: (solid: string, ghost: string, anchor: string) =>
    `${solid}, solid, and ${ghost}, see-through, on the same ground, aligned at the ${anchor}`,
  solid: 'Solid bike',
  solidOf: (letter: string) => `${letter} solid`,
  isSolid: 'solid, in its own color',
  isGhost: 'see-through, pale blue',
  aligned: 'Aligned at',
  share: (letter: string) => `How much of ${letter} shows`,
  percent: (share: number) => `${share}%`,
  anchors: {
    bottomBracket: 'Bottom bracket',
    rearAxle: 'Rear axle',
    frontAxle: 'Front axle',
  } satisfies Record<Anchor, string>,
} as const
