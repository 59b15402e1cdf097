import type { Cents } from '@/domain/money'
import { priceDelta } from '@/utils/format'

// Texts of those parts of the configurator that are fetched when they are first opened.

/** The arithmetic behind the four answers of the bar. */
export const answerTexts = {
  close: 'Close',
  deliveryFailed: 'We could not ask the factory for the delivery date of this size and color.',
  deliveryChecking: 'Checking the date with the factory.',
  buildTotal: 'Price of this bike',
  upgradeTotal: 'Price of the upgrade',
  withTaxTo: (country: string) => `With tax and delivery to ${country}`,
  beforeTax: 'Before delivery and tax.',
  shipping: 'Delivery',
  orderTotal: 'Total',
  weightLead: (bike: string) => `The weight of the ${bike}, and what your parts change.`,
  baseWeight: 'Bike as it stands',
  noWeightChange: 'No part changes it.',
  rangeLead: 'A model, not a promise. Change the ride and the figures follow.',
  rangeNote: 'The arithmetic is done in metric units.',
  rideMode: 'Assist',
  rideModes: { eco: 'Eco', tour: 'Tour', sport: 'Sport', boost: 'Boost' },
  terrain: 'Terrain',
  terrains: { flat: 'Flat', rolling: 'Rolling', hilly: 'Hilly' },
  riderWeight: 'Rider and luggage',
  temperature: 'Temperature',
  batteryAge: 'Charge cycles of the battery',
  deliveryLead: (date: string, country: string) => `${country}: arrives about ${date}.`,
  deliveryCause: {
    bike: (title: string, days: number) =>
      `${days} working days to build the ${title}; nothing you chose adds to it.`,
    color: (title: string, days: number) =>
      `The color ${title} sets the date: it adds ${days} working days.`,
    part: (title: string, days: number) => `${title} sets the date: it adds ${days} working days.`,
  },
  workingDays: (days: number) => `${days} working ${days === 1 ? 'day' : 'days'}`,
  leavesFactory: 'Leaves the factory',
  transit: 'On the way',
  transitDays: (days: number) => `${days} days`,
  quickerTitle: 'Sooner',
  quicker: (title: string, days: number) =>
    `${title}: ${days} ${days === 1 ? 'day' : 'days'} sooner, `,
  quickerPrice: (price: Cents) => (price === 0 ? 'at the same price' : priceDelta(price)),
} as const

/** The size finder. */
export const finderTexts = {
  find: 'Find my size',
  height: 'Height',
  inseam: 'Inseam',
  inseamHint: 'Floor to crotch, without shoes, a book pressed up firmly.',
  useSize: (title: string) => `Use size ${title}`,
  sizeTaken: (title: string) => `Size ${title} is chosen`,
  clearance: 'Clearance above the top tube',
  saddleHeight: 'Saddle height from the pedal axle',
  confidence: 'Fit',
  confidenceWords: {
    high: 'in the middle of the size',
    medium: 'within the size',
    low: 'at the edge of the size',
  },
  badMeasures: (height: string, inseam: string) =>
    `Please give a height between ${height} and an inseam between ${inseam}, shorter than the height.`,
} as const

/** The fields of the Custom color. */
export const paintTexts = {
  firstColor: 'First color',
  secondColor: 'Second color',
  topTubeName: 'Name on the top tube (optional)',
  nameHint: 'At most 20 characters. A name makes the bike personalized: it cannot be returned.',
} as const

/** What the visitor must know before the first step. */
export const noticeTexts = {
  brokenTitle: 'This build cannot be made yet',
  sharedSame: 'Nothing has changed since it was saved.',
  configureAnew: (title: string) => `Configure a new ${title}`,
  brokenLead: 'Ways out:',
  sharedTitle: (code: string) => `This is the shared build ${code}.`,
  sharedChanged: 'Changed since it was saved:',
  sharedUndo: 'Undo brings your own build back.',
  sharedOtherBike: (title: string) => `This code belongs to another bike, not to the ${title}.`,
  openOtherBike: 'Open that bike',
  dismiss: 'Dismiss',
} as const

/** The code of a build that was saved. */
export const savedTexts = {
  code: 'Code',
} as const

/** The full screen view. */
export const fullScreenTexts = { leave: 'Leave full screen' } as const
