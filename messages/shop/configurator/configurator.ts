import type { Bike, Color } from '@/domain/shop/bikes/bike'
import type { ColorType } from '@/domain/kit/constants'
import { rateOf } from '@/domain/shop/tax/tax'
import type { Country } from '@/domain/shop/countries/country'
import { thousands } from '@/utils/format'
import { listed } from '@/utils/text'

/** Headings of the steps that every bike has; the others use the title of their part group. */
export const steps = {
  preset: 'Start',
  areas: { fit: 'Fit', power: 'Power', ride: 'Ride', carry: 'Carry', look: 'Look' },
  size: 'Size',
  color: 'Color',
  extras: 'Extras that fit',
  summary: 'Summary',
} as const

export const configurator = {
  editClosed: 'Your bike isn’t loaded yet. See the notice above.',
  editNothing: 'Choose an upgrade first.',
  editInCart: 'This upgrade is already in your cart.',
  saveChanges: 'Save changes',
  addUpgrade: 'Add upgrade to cart',
  savedChanges: 'Saved',
  stepIndex: 'Steps',
  stepDone: 'selected',
  stage: 'Your bike',
  skipToCart: 'Skip to price and cart',
  undo: 'Undo',
  reset: 'Reset',
  standardBike: 'the standard bike',
  preset: (title: string) => `the ${title} preset`,
  fullScreen: 'Full screen',
  photos: 'Pictures',
  showRider: 'Show rider',
  unit: 'Units',
  metric: 'Metric',
  imperial: 'Imperial',

  presetLead: 'Each preset is a complete bike. You can change any part below.',
  presetKept: 'We’ll keep your size and color.',

  sizeLead: 'The picture changes with the frame you choose.',
  sizeRider: (height: string) => `Rider ${height}`,
  sizeInseam: (inseam: string) => `Inseam ${inseam}`,
  finder: 'Which size fits me?',
  fitOf: (title: string) => `Size ${title}`,

  colorLead: 'Sorted by finish.',
  colorSizes: 'Not every color comes in every size.',
  colorTypes: {
    Standard: 'Standard',
    Pearlized: 'Pearlized',
    Custom: 'Custom, two colors of your choice',
  } satisfies Record<ColorType, string>,
  extraDays: (days: number) => `adds ${days} business days`,
  colorsLoading: (size: string) => `Checking the colors for size ${size}…`,
  colorsFailed: (size: string, color: string) =>
    `We couldn’t load the colors for size ${size}. We kept ${color} and all your other choices.`,
  colorsNone: (size: string) => `No colors are available in size ${size} right now.`,

  inYourBuild: 'in your build',
  lighter: (weight: string) => `${weight} lighter`,
  heavier: (weight: string) => `${weight} heavier`,
  farther: (distance: string) => `${distance} farther`,
  shorter: (distance: string) => `${distance} less range`,
  later: (days: number) => `${days} business ${days === 1 ? 'day' : 'days'} later`,
  sooner: (days: number) => `${days} business ${days === 1 ? 'day' : 'days'} sooner`,
  fixLead: 'To choose it:',
  fixInstead: 'Instead:',
  fixKept: (keep: string) => `Instead, ${keep.charAt(0).toLowerCase()}${keep.slice(1)}.`,
  fixFor: (title: string) => `${title}: `,
  forSize: (title: string, text: string) => `In size ${title}: ${text}`,

  chosenOf: (chosen: number, all: number) => `${chosen} of ${all} selected`,
  extrasCount: (count: number) => `${count} ${count === 1 ? 'accessory' : 'accessories'}`,
  extrasLead: 'Accessories that fit this bike. They’re added to your cart as separate items.',
  addExtra: (title: string) => `Add ${title} to cart`,
  addShort: 'Add',
  chooseVersion: (title: string) => `Choose size and color of ${title}`,
  chooseShort: 'Choose',
  noExtras: 'There are no accessories for this bike right now.',
  soldOut: 'Sold out',

  differences: (preset: string) => `Changes from ${preset}`,
  noDifferences: (preset: string) => `None: this is ${preset}.`,
  specSheet: 'Spec sheet of this build',
  specItem: 'Part',
  specValue: 'Your build',
  geometry: 'Geometry',
  geometryTable: (title: string) => `Geometry table of the ${title}`,
  geometryCaption: (title: string) =>
    `Geometry of the ${title} in millimeters and inches. Your size is marked.`,
  yourSize: 'your size',
  print: 'Print spec sheet',
  room: 'View it in your space',
  roomLead: 'This exact build, full size, in AR.',
  showRoom: 'Show how',
  share: 'Share this build',
  shareLead: 'An eight-character code opens this exact build on any device.',
  getCode: 'Get a code',

  answers: 'Your build at a glance',
  price: 'Price',
  /** Price label of countries whose law requires tax-inclusive prices. */
  priceWith: (tax: string) => `Price incl. ${tax}`,
  weight: 'Weight',
  range: 'Range',
  delivery: 'Delivery',
  deliveryUnknown: 'Unknown',
  deliverySoldOut: 'Sold out',
  soldOutIn: (bike: string, size: string) =>
    `The ${bike} is sold out in size ${size} right now. Please choose another size.`,
  shipTo: 'Ship to',
  rangeBand: (low: string, high: string) => `${low} to ${high}`,

  addToCart: 'Add to cart',
  addAgain: 'Add another one',
  noScript:
    'Without JavaScript, you see the standard bike with all options and prices. Turn it on to configure yours.',
} as const

/** @example taxText(germany) // '19% VAT' */
export function taxText({ taxes, tax_title }: Country): string {
  return `${thousands(rateOf(taxes) / 10_000)}% ${tax_title}`
}

export const geometryLabels = {
  reach: 'Reach',
  stack: 'Stack',
  top_tube: 'Top tube, effective',
  seat_tube: 'Seat tube',
  head_tube: 'Head tube',
  head_angle: 'Head angle',
  seat_angle: 'Seat angle',
  chainstay: 'Chainstay',
  bb_drop: 'Bottom bracket drop',
  wheelbase: 'Wheelbase',
  standover: 'Standover',
} as const

/** Returns a sentence listing the sizes of a color that is unavailable in the chosen size. */
export function sizesOfColor(bike: Bike, { id, title, unavailable }: Color): string {
  const sizes = bike.sizes.filter(({ color_ids }) => color_ids.includes(id))
  if (sizes.length === 0) return unavailable ?? `${title} isn’t available right now.`
  const titles = listed(sizes.map((size) => size.title))
  return `${title} comes in ${sizes.length === 1 ? 'size' : 'sizes'} ${titles}.`
}
