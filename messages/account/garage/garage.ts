import type { WireOwnedBike } from '@/contract/account/garage/garage'
import type { BikeStep } from '@/domain/shop/bikes/bike-progress'
import { roundMiles } from '@/domain/account/garage/service-interval'
import { neededOptionsText } from '@/messages/shop/goods/needed-options'
import { dateLong, thousands } from '@/utils/format'
import { distance } from '@/utils/units'

type Status = WireOwnedBike['status']

const STATUS: Record<Status, string> = {
  ordered: 'Ordered',
  in_production: 'In production',
  shipped: 'Shipped',
  owned: 'Yours',
}

const STEP: Record<BikeStep, { done: string; ahead: string; next: string }> = {
  ordered: { done: 'Ordered', ahead: 'Ordered', next: '' },
  building: {
    done: 'In production',
    ahead: 'Production starts',
    next: 'We’re getting your parts and paint ready.',
  },
  shipped: { done: 'Shipped', ahead: 'Ships', next: 'We’re building and testing your bike.' },
  delivered: { done: 'Delivered', ahead: 'Arrives', next: 'Your bike is on its way.' },
}

const POUND_FEET_PER_NM = 0.7375621493

/** @example poundFeet('5–6') // '3.7–4.4' */
function poundFeet(newtonMeters: string): string {
  return newtonMeters.replace(/\d+(\.\d+)?/g, (figure) =>
    (Number(figure) * POUND_FEET_PER_NM).toFixed(1),
  )
}

/** Formats a service interval, given in km. @example interval(500, 0) // '300 mi' */
const interval = (km: number, unit: 0 | 1) =>
  unit === 1 ? distance(km, unit) : `${thousands(roundMiles(km))} mi`

export const garage = {
  title: 'Your garage',
  lead: 'Every bike you’ve ordered, with its documents, settings and compatible parts.',
  empty: 'Your garage is empty',
  emptyHint:
    'Bikes show up here as soon as you’ve paid for them. For bikes you ordered as a guest, use the link in your email.',
  configure: 'Configure a bike',
  progress: 'Progress',
  progressHint:
    'Settings, service log, frame number and bike passport show up here once your bike arrives.',
  step: (step: BikeStep, isDone: boolean) => STEP[step][isDone ? 'done' : 'ahead'],
  stepNext: (step: BikeStep) => STEP[step].next,
  stepDone: 'Done',
  stepDate: (date: string | null, isDone: boolean) => {
    if (date === null) return isDone ? '' : 'Date to be confirmed'
    return isDone ? dateLong(date) : `Expected ${dateLong(date)}`
  },
  open: 'Open',
  openBike: (title: string) => `Open ${title}`,
  selected: 'Selected',
  status: (status: Status) => STATUS[status],
  frameNumber: 'Frame number',
  controller: 'Controller',
  size: 'Size',
  color: 'Color',
  order: 'Order',
  arrival: 'Estimated arrival',
  delivered: 'Delivered',
  warranty: 'Warranty until',
  date: (date: string) => dateLong(date),
  facts: 'Details',
  back: 'All bikes',
  unknown: 'We can’t find this bike in your garage',
  buildSheet: 'Build sheet',
  upgrade: 'Upgrade parts',
  edit: 'Edit this bike',
  upgradeHint: 'We haven’t started building, so you can still upgrade parts.',
  noUpgrade: 'We’ve started building this bike, so its parts can’t change anymore.',
  passport: 'Bike passport',
  passportHint:
    'One signed file with the specs, serial numbers, geometry, torque values, documents and service log. Anyone can verify it without us.',
  exportPassport: 'Export passport',
  documents: 'Documents',
  torques: 'Torque values',
  torquesHint: 'Use a torque wrench.',
  part: 'Part',
  torque: 'Torque',
  /** Formats newton meters or a range; imperial also shows N·m, to which torque wrenches are set. */
  torqueIn: (newtonMeters: string, unit: 0 | 1) =>
    unit === 1 ? `${newtonMeters} N·m` : `${poundFeet(newtonMeters)} lb-ft (${newtonMeters} N·m)`,
  settings: 'Settings',
  settingsHint: 'They sync the next time you turn the bike on near your phone.',
  nickname: 'Bike name',
  startMode: 'Assist mode at startup',
  startModes: [
    { value: 'eco', title: 'Eco' },
    { value: 'tour', title: 'Tour' },
    { value: 'boost', title: 'Boost' },
  ],
  lights: 'Lights',
  lightModes: [
    { value: 'auto', title: 'Automatic' },
    { value: 'on', title: 'Always on' },
    { value: 'off', title: 'Off' },
  ],
  sleep: 'Turn off after',
  sleepOptions: [1, 5, 10, 20, 30, 60].map((minutes) => ({
    value: minutes,
    title: minutes === 1 ? '1 minute' : `${minutes} minutes`,
  })),
  alarm: 'Sound the alarm if the bike moves while locked',
  serviceReminder: 'Remind me about service every',
  serviceOptions: (unit: 0 | 1) =>
    [500, 1_000, 2_000, 3_000, 5_000].map((km) => ({ value: km, title: interval(km, unit) })),
  save: 'Save settings',
  saved: 'Saved.',
  serviceBook: 'Service log',
  serviceEmpty: 'No entries yet.',
  serviceDate: 'Date',
  serviceDistance: (unit: 0 | 1) => (unit === 1 ? 'Odometer (km)' : 'Odometer (mi)'),
  serviceNote: 'Work done',
  swap: 'Option changed',
  swapHint:
    'If you’ve swapped the drivetrain or the brakes, the spare parts shown here will fit the new ones.',
  noSwap: 'None',
  option: ({ group, title }: { group: string; title: string }) => `${group}: ${title}`,
  swapped: (option?: { group: string; title: string }) =>
    option ? `Now on the bike: ${option.title}` : '',
  addService: 'Add entry',
  removeService: (date: string) => `Remove the entry from ${dateLong(date)}`,
  remove: 'Remove',
  missingDate: 'Choose a date.',
  wrongDistance: 'Enter a whole number.',
  missingNote: 'Describe the work.',
  distanceOf: (km: number, unit: 0 | 1) => distance(km, unit),
  spares: 'Spare parts that fit',
  upgradeSpares: 'Fits after an upgrade',
  needs: (needs: readonly string[][]) => `Needs ${neededOptionsText(needs)}`,
  inStock: 'In stock',
  notInStock: 'Out of stock',
  equivalent: (text: string) => `Standard equivalent: ${text}`,
} as const
