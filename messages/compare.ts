import { COMPARISON_LIMIT } from '@/domain/constants'
import type { Cents } from '@/domain/money'
import { dateLong, money } from '@/utils/format'

/** The comparison. */
export const compare = {
  empty: {
    heading: 'Nothing to compare yet',
    text: 'Choose a bike, or start with ours as they stand.',
    bikes: 'See our bikes',
    standard: 'Compare our bikes as they stand',
  },
  fault: {
    text: 'A comparison that somebody shares with you opens all the same, and every bike can be configured.',
    bikes: 'See our bikes',
  },
  unreadable: (count: number) =>
    count === 1
      ? 'One saved bike cannot be read by this version of the shop. It was left as it is.'
      : `${count} saved bikes cannot be read by this version of the shop. They were left as they are.`,
  removeUnreadable: 'Remove what cannot be read',
  waiting: (count: number) =>
    count === 1
      ? 'One bike was never shown with a network. It will be here when you are online again.'
      : `${count} bikes were never shown with a network. They will be here when you are online again.`,
  unknown: (count: number) =>
    count === 1
      ? 'One bike of this link is not known here. The link may be incomplete.'
      : `${count} bikes of this link are not known here. The link may be incomplete.`,
  offline: 'You are offline. Prices and dates are those of the day that stands beside them.',
  notCurrent: 'Today’s prices did not arrive. What you see is of the day that stands beside it.',
  asOf: (day: string) => `as of ${dateLong(day)}`,
  before: (price: Cents, day: string) => `It was ${money(price)} on ${dateLong(day)}.`,
  refitted: 'A part of this build is no longer made. The standard one stands in its place.',
  gone: 'This bike is no longer offered.',

  shared: {
    heading: 'A shared comparison',
    text: 'It came with the link and is not saved in this browser.',
    keep: 'Save these bikes',
    own: 'Show my own comparison',
    offline: 'A shared comparison needs a network. Your own one opens without.',
  },

  one: 'Add a second bike to see what differs.',
  addBike: 'Add another bike',
  unit: 'Units',
  metric: 'Metric',
  imperial: 'Imperial',
  onlyDifferences: 'Differences only',
  rows: 'Choose rows',
  rowsAll: 'Show all rows',
  rowCount: (shown: number, all: number) => `${shown} of ${all} rows are shown.`,
  noRows: 'No row is left. Choose rows above, or switch “Differences only” off.',
  noDifferences: 'These builds agree in every row.',

  table: (titles: string) => `Comparison of ${titles}`,
  item: 'Row',
  bike: 'Picture and actions',
  differs: 'differs',
  pairs: 'Which bikes are shown',
  shown: (letters: string, all: number) => `${letters} of ${all} bikes`,
  earlier: 'Earlier bikes',
  later: 'Later bikes',

  edit: 'Edit',
  addToCart: 'Add to cart',
  remove: 'Remove',
  ofBuild: (letter: string, title: string) => ` ${letter}, ${title}`,
  sizeAndColor: (size: string, color: string) => `Size ${size}, ${color}`,
  needsNetwork: 'Needs a network',
  removed: (title: string) => `${title} was removed.`,
  undo: 'Undo',
  undoFull: 'Five bikes have taken all places meanwhile. Remove one, then try again.',

  overlay: {
    heading: 'Frames over each other',
    lead: 'In one scale, with the bottom bracket in the same place.',
    title: (names: string) => `Outlines of ${names}, aligned at the bottom bracket`,
    toggle: (letter: string, title: string, size: string) => `${letter}: ${title}, size ${size}`,
    toggles: 'Outlines shown',
    none: 'Choose an outline to see it.',
  },

  share: {
    heading: 'Share this comparison',
    lead: 'The link carries the builds themselves and opens them anywhere.',
  },

  full: {
    title: `${COMPARISON_LIMIT} bikes are in the comparison`,
    message: `More than ${COMPARISON_LIMIT} do not fit side by side. Remove one in the comparison, then add this one.`,
    icon: 'info',
    type: 'wide',
    primaryButtonType: 'default',
    primaryButton: 'Open comparison',
    secondaryButton: 'Cancel',
  },
} as const

/** The groups and rows of the table; the groups of parts carry the catalogue's own titles. */
export const compareGroups = {
  offer: 'Price and delivery',
  figures: 'Figures',
  build: 'Build',
  parts: 'Options',
  geometry: 'Geometry',
} as const

export const compareRows = {
  price: 'Price',
  arrives: 'Arrives',
  country: 'Country of delivery',
  weight: 'Weight',
  range: 'Range',
  power: 'Motor power',
  maxSpeed: 'Top speed with assist',
  battery: 'Battery capacity',
  motor: 'Motor',
  travelFront: 'Travel in front',
  travelRear: 'Travel behind',
  grossLimit: 'Gross limit',
  size: 'Size',
  sizes: 'Sizes made',
  color: 'Color',
  legal: 'Legal class',
  rangeBand: (low: string, high: string) => `${low} to ${high}`,
  noTravel: 'None',
  roadLegal: (title: string, country: string) => `${title}; for roads in ${country}`,
  notRoadLegal: (title: string, country: string) => `${title}; not for roads in ${country}`,
  nothing: '–',
  nothingSaid: 'nothing',
} as const

/** What differs, in sentences. */
export const compareSummary = {
  heading: 'What differs',
  differ: (count: number, all: number) => `The builds differ in ${count} of ${all} rows`,
  same: (labels: string) => `The same for all: ${labels}.`,
  cheapest: (name: string, price: string) => `${name} costs least, ${price}`,
  dearest: (name: string, more: string) => `${name} costs ${more} more.`,
  samePrice: (price: string) => `All cost ${price}.`,
  lightest: (name: string, weight: string) => `${name} weighs least, ${weight}`,
  heaviest: (name: string, more: string) => `${name} weighs ${more} more.`,
  sameWeight: (weight: string) => `All weigh ${weight}.`,
  farthest: (name: string, range: string) => `${name} goes farthest, ${range}.`,
  sameRange: (range: string) => `All go ${range}.`,
  earliest: (name: string, day: string) => `${name} arrives first, on ${dateLong(day)}`,
  latest: (name: string, day: string) => `${name} last, on ${dateLong(day)}.`,
  sameDay: (day: string) => `All arrive on ${dateLong(day)}.`,
} as const
