import type { Cents } from '@/domain/kit/money'
import { leadTimeText } from '@/domain/shop/bikes/lead-time'
import type { DeliveryEstimate } from '@/domain/shop/checkout/delivery'
import { countryInSentence } from '@/utils/country-in-sentence'
import { priceDelta } from '@/utils/format'

// Texts of the configurator's lazy-loaded sections.

export const answerTexts = {
  close: 'Close',
  deliveryFailed: 'We couldn’t get a delivery date for this size and color.',
  deliveryChecking: 'Checking the delivery date…',
  buildTotal: 'Price of this bike',
  upgradeTotal: 'Price of the upgrade',
  withTaxTo: (country: string) => `With tax and shipping to ${countryInSentence(country)}`,
  beforeTax: 'Before shipping and tax.',
  beforeShipping: 'Tax included, before shipping.',
  shipping: 'Shipping',
  orderTotal: 'Total',
  weightLead: (bike: string) => `The weight of the ${bike} and how your parts change it.`,
  baseWeight: 'Standard bike',
  noWeightChange: 'None of your parts change it.',
  rangeLead: 'An estimate, not a promise. Change the ride and the numbers update.',
  rangeNote: 'We calculate in metric units.',
  rideMode: 'Assist',
  rideModes: { eco: 'Eco', tour: 'Tour', sport: 'Sport', boost: 'Boost' },
  terrain: 'Terrain',
  terrains: { flat: 'Flat', rolling: 'Rolling', hilly: 'Hilly' },
  riderWeight: 'Rider and luggage',
  temperature: 'Temperature',
  batteryAge: 'Battery charge cycles',
  deliveryLead: (date: string, country: string) =>
    `Arrives in ${countryInSentence(country)} around ${date}.`,
  deliveryCause: (cause: DeliveryEstimate['cause']) =>
    cause.kind === 'bike'
      ? `${leadTimeText(cause)} None of your choices add time.`
      : leadTimeText(cause),
  workingDays: (days: number) => `${days} business ${days === 1 ? 'day' : 'days'}`,
  leavesFactory: 'Leaves the factory',
  transit: 'In transit',
  transitDays: (days: number) => `${days} days`,
  quickerTitle: 'Get it sooner',
  quicker: (title: string, days: number) =>
    `${title}: ${days} ${days === 1 ? 'day' : 'days'} sooner, `,
  quickerPrice: (price: Cents) => (price === 0 ? 'at the same price' : priceDelta(price)),
} as const

export const finderTexts = {
  find: 'Find my size',
  height: 'Height',
  inseam: 'Inseam',
  inseamHint:
    'Stand barefoot, hold a book firmly between your legs, and measure from the floor to its top edge.',
  useSize: (title: string) => `Use size ${title}`,
  sizeTaken: (title: string) => `Size ${title} is selected`,
  clearance: 'Clearance above the top tube',
  saddleHeight: 'Saddle height from the pedal axle',
  confidence: 'Fit',
  confidenceWords: {
    high: 'right in the middle of this size',
    medium: 'within this size',
    low: 'at the edge of this size',
  },
  badMeasures: (height: string, inseam: string) =>
    `Enter a height between ${height} and an inseam between ${inseam}. The inseam must be less than the height.`,
} as const

export const paintTexts = {
  firstColor: 'First color',
  secondColor: 'Second color',
  topTubeName: 'Name on the top tube (optional)',
  nameHint: 'Up to 20 characters. A bike with a name is personalized and can’t be returned.',
} as const

export const noticeTexts = {
  offline:
    'You’re offline. Keep configuring; we’ll check dates and colors when you’re back online.',
  brokenTitle: 'We can’t make this build yet',
  sharedSame: 'Nothing has changed since it was saved.',
  brokenLead: 'How to fix it:',
  sharedTitle: (code: string) => `You’re viewing shared build ${code}.`,
  sharedChanged: 'Changed since it was saved:',
  sharedUndo: 'Choose Undo to go back to your own build.',
  sharedOtherBike: (title: string) => `This code is for a different bike, not the ${title}.`,
  openOtherBike: 'Open that bike',
  dismiss: 'Dismiss',
  wayOut: (price: string, date: string) => `${price}, delivery ${date}`,
} as const

export const savedTexts = {
  code: 'Code',
} as const

export const fullScreenTexts = {
  leave: 'Exit full screen',
  picture: 'Picture. Arrow keys move it, plus and minus zoom, zero fits it.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit to screen',
  zoomed: (percent: number) => `Zoom ${percent}%`,
} as const

export const roomTexts = {
  lead: {
    android: 'See the bike full size, on the floor in front of you, with your phone.',
    iphone: 'See the bike full size, on the floor in front of you, with your iPhone or iPad.',
    desk: 'Scan the code with a phone: this build opens there, and “View it in your space” shows it full size.',
  },
  open: 'View it in your space',
  make: 'Get it ready for AR',
  made: 'Tap the picture to view it in your space.',
  notMade: 'We couldn’t get it ready this time. Try again, or keep the file.',
  download: 'Download the 3D file (glTF)',
  code: 'Code with the link to this build',
} as const

export const photoTexts = {
  title: (title: string) => `${title} in the studio`,
  photo: (title: string, view: string) => `${title} as it is first offered. ${view}.`,
  loading: 'Loading the picture',
  failed: 'The picture didn’t load. Check your connection and try again.',
  view: 'View',
  views: {
    side: 'Side',
    front: 'Front',
    rear: 'Rear',
    cockpit: 'Cockpit',
    motor: 'Motor',
    paint: 'Paint',
  },
} as const
