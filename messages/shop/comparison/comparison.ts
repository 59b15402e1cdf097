import { COMPARISON_LIMIT } from '@/domain/kit/constants'
import type { Cents } from '@/domain/kit/money'
import { FORMER_BIKE } from '@/domain/shop/bikes/former-bike'
import { countryInSentence } from '@/utils/country-in-sentence'
import { dateLong, money } from '@/utils/format'

export const comparison = {
  empty: {
    heading: 'Nothing to compare yet',
    text: 'Choose a bike, or start with our standard builds.',
    bikes: 'See our bikes',
    standard: 'Compare our standard bikes',
  },
  fault: {
    text: 'You can still open a comparison someone shares with you, and configure any bike.',
    bikes: 'See our bikes',
  },
  unreadable: (count: number) =>
    count === 1
      ? 'We can’t read one saved bike in this version of the shop. We left it as is.'
      : `We can’t read ${count} saved bikes in this version of the shop. We left them as is.`,
  removeUnreadable: 'Remove unreadable bikes',
  waiting: (count: number) =>
    count === 1
      ? 'One bike was never loaded online. It’ll show up when you’re back online.'
      : `${count} bikes were never loaded online. They’ll show up when you’re back online.`,
  unknown: (count: number) =>
    count === 1
      ? 'We don’t recognize one bike in this link. The link may be incomplete.'
      : `We don’t recognize ${count} bikes in this link. The link may be incomplete.`,
  offline: 'You’re offline. Prices and dates are from the day shown next to them.',
  notCurrent: 'We couldn’t load today’s prices. These are from the day shown next to them.',
  asOf: (day: string) => `as of ${dateLong(day)}`,
  before: (price: Cents, day: string) => `It was ${money(price)} on ${dateLong(day)}.`,
  refitted: 'One part of this build is no longer made. We’ve replaced it with the standard part.',
  gone: FORMER_BIKE,

  shared: {
    heading: 'A shared comparison',
    text: 'This came from a link and isn’t saved in your browser.',
    keep: 'Save these bikes',
    own: 'Show my own comparison',
    offline: 'You need to be online to open a shared comparison. Your own opens offline.',
  },

  one: 'Add a second bike to see the differences.',
  addBike: 'Add another bike',
  unit: 'Units',
  metric: 'Metric',
  imperial: 'Imperial',
  onlyDifferences: 'Differences only',
  rows: 'Choose rows',
  rowsAll: 'Show all rows',
  rowCount: (shown: number, all: number) => `Showing ${shown} of ${all} rows.`,
  noRows: 'No rows to show. Choose rows above, or turn off “Differences only.”',
  noDifferences: 'These builds are the same in every row.',

  table: (titles: string) => `Comparison of ${titles}`,
  item: 'Row',
  bike: 'Picture and actions',
  differs: 'differs',
  pairs: 'Bikes shown',
  shown: (letters: string, all: number) => `${letters} of ${all} bikes`,
  earlier: 'Previous bikes',
  later: 'Next bikes',

  edit: 'Edit',
  addToCart: 'Add to cart',
  remove: 'Remove',
  ofBuild: (letter: string, title: string) => ` ${letter}, ${title}`,
  sizeAndColor: (size: string, color: string) => `Size ${size}, ${color}`,
  needsNetwork: 'Only available online',
  removed: (title: string) => `${title} was removed.`,
  undo: 'Undo',
  undoFull: 'The comparison is full again. Remove a bike, then try again.',

  overlay: {
    heading: 'Frame overlay',
    lead: 'At the same scale, aligned at the bottom bracket.',
    title: (names: string) => `Outlines of ${names}, aligned at the bottom bracket`,
    toggle: (letter: string, title: string, size: string) => `${letter}: ${title}, size ${size}`,
    toggles: 'Outlines shown',
    none: 'Choose an outline to show it.',
  },

  share: {
    heading: 'Share this comparison',
    lead: 'The link opens these builds on any device.',
    get: 'Get a link',
  },

  full: {
    title: `You already have ${COMPARISON_LIMIT} bikes`,
    message: `You can compare up to ${COMPARISON_LIMIT} bikes. Remove one, then add this one.`,
    icon: 'info',
    type: 'wide',
    primaryButtonType: 'default',
    primaryButton: 'Open comparison',
    secondaryButton: 'Cancel',
  },
} as const

/** Titles of the table's groups; groups of parts use the catalog's titles. */
export const comparisonGroups = {
  offer: 'Price and delivery',
  figures: 'Numbers',
  build: 'Build',
  parts: 'Options',
  geometry: 'Geometry',
} as const

export const compareRows = {
  price: 'Price',
  arrives: 'Arrives',
  country: 'Ship to',
  weight: 'Weight',
  range: 'Range',
  power: 'Motor power',
  maxSpeed: 'Top speed with assist',
  battery: 'Battery capacity',
  motor: 'Motor',
  travelFront: 'Front travel',
  travelRear: 'Rear travel',
  grossLimit: 'Max. total weight',
  size: 'Size',
  sizes: 'Available sizes',
  color: 'Color',
  legal: 'Legal class',
  rangeBand: (low: string, high: string) => `${low} to ${high}`,
  noTravel: 'None',
  roadLegal: (title: string, country: string) =>
    `${title}, road-legal in ${countryInSentence(country)}`,
  notRoadLegal: (title: string, country: string) =>
    `${title}, not road-legal in ${countryInSentence(country)}`,
  nothing: '–',
  nothingSaid: 'nothing',
} as const

export const comparisonSummary = {
  heading: 'Differences',
  differ: (count: number, all: number) => `The builds differ in ${count} of ${all} rows`,
  same: (labels: string) => `Same for all: ${labels}.`,
  cheapest: (name: string, price: string) => `Cheapest: ${name}, ${price}.`,
  dearest: (name: string, more: string) => `The ${name} costs ${more} more.`,
  samePrice: (price: string) => `All cost ${price}.`,
  lightest: (name: string, weight: string) => `Lightest: ${name}, ${weight}.`,
  heaviest: (name: string, more: string) => `The ${name} weighs ${more} more.`,
  sameWeight: (weight: string) => `All weigh ${weight}.`,
  farthest: (name: string, range: string) => `Longest range: ${name}, ${range}.`,
  sameRange: (range: string) => `All go ${range}.`,
  earliest: (name: string, day: string) => `First to arrive: ${name}, ${dateLong(day)}.`,
  latest: (name: string, day: string) => `The ${name} arrives on ${dateLong(day)}.`,
  sameDay: (day: string) => `All arrive on ${dateLong(day)}.`,
} as const
