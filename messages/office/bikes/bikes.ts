import type {
  BikeEditRow,
  BikePreview,
  BikeRow,
  RuleTest,
  TouchedBuilds,
} from '@/contract/office/bikes/bikes'
import type { Bike, BuildRule } from '@/domain/shop/bikes/bike'
import { listRuleTags } from '@/domain/office/bikes/bikes-rules'
import { shopDay } from '@/domain/shop/gift-card/gift-day'
import { dateLong } from '@/utils/format'
import { listed } from '@/utils/text'

import { officeMoment } from '@/messages/office/overview/overview'
import type { DialogRequest } from '@/messages/kit/dialogs'

type AffectedBuilds = BikePreview['broken']

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`
const changes = (number: number) => count(number, 'change', 'changes')

export const bikes = {
  title: 'Bikes',
  lead: 'What the shop sells of each bike, at what price, and which parts go together.',
  bike: 'Bike',
  href: '/backoffice/catalog/bikes',
  none: 'No bikes yet',
  columns: {
    title: 'Bike',
    price: 'Base price',
    colors: 'Colors',
    parts: 'Parts',
    rules: 'Rules',
    planned: 'Planned',
  },
  offered: (offered: number, all: number) =>
    offered === all ? `All ${all} offered` : `${offered} of ${all} offered`,
  card: ({ colors, colors_offered, parts, parts_offered }: BikeRow) =>
    `${colors_offered} of ${colors} colors, ${parts_offered} of ${parts} parts offered`,
  planned: (number: number) => (number === 0 ? '' : changes(number)),
  keys: 'Use J and K to move between bikes.',
  parts: [
    { value: undefined, title: 'Colors and parts' },
    { value: 'prices', title: 'Prices' },
    { value: 'sizes', title: 'Sizes' },
    { value: 'figures', title: 'Drive and fork' },
    { value: 'rules', title: 'Rules' },
    { value: 'texts', title: 'Texts' },
    { value: 'papers', title: 'Frames and papers' },
    { value: 'history', title: 'History' },
  ],
  shopPage: 'See it in the shop',
  sold: 'Sold in the shop',
  soldHint:
    'Untick it to take the bike off the shop, now or at an hour: lists, menus and the home page leave it out, and carts and links say that it’s gone. Placed orders, garages, manuals and spare parts keep it. You can bring it back any time.',
  endedHint: 'Tick it to bring the bike back, with the colors, parts and prices that it has here.',
  notSoldSince: (at: string) => `Not sold since ${dateLong(shopDay(new Date(at)))}`,
  failed: 'We couldn’t refresh this bike. You see what was loaded before.',
  mayNot: 'Your role may read bikes, but not change them.',

  colors: 'Colors',
  days: 'Extra business days',
  weight: 'Weight (kg)',
  weightHint: 'Compared with the bike as it’s first shown.',
  offeredBox: 'Offered',
  isOffered: (title: string) => `${title} is offered`,
  reason: 'Why not (shoppers read this)',
  reasonOf: (title: string) => `Why ${title} isn’t offered`,
  reasonExample: 'Our supplier has none left.',
  until: 'Offered again from',
  untilOf: (title: string) => `${title} is offered again from`,
  standard: 'Standard',

  figureFault: 'Some figures can’t be read. They’re marked.',
  figure: 'Enter a number.',
  starts: 'Starts',
  startsHint: 'In the shop’s time zone. Leave it empty for now.',
  note: 'Note (optional)',
  check: 'Check these changes',
  discard: 'Discard them',
  unsaved: (number: number) =>
    number === 0 ? 'Nothing is changed yet.' : `${changes(number)} not saved yet.`,
  theirs:
    'Someone else changed this bike in the meantime. Their changes are in the form now; where you both changed the same thing, yours stands.',

  previewTitle: 'What this changes',
  previewBack: 'Back to the bike',
  nothing: 'Nothing is different from what the shop has now.',
  difference: { now: 'Now', then: 'Then', before: 'Before', after: 'After', what: 'What' },
  apply: (isPlanned: boolean) => (isPlanned ? 'Schedule these changes' : 'Change the bike'),
  brokenTitle: 'Builds that couldn’t be ordered anymore',
  broken: 'Carts say why, and what to change. Orders that are paid are built as they were ordered.',
  brokenNone: 'No cart, saved build or draft that can be ordered now is lost by it.',
  guests:
    'The newest 2,000 of each kind are tried. Visitors without an account keep their cart in their browser: it’s priced and checked when they open it.',
  ordersStay: 'Placed orders keep their price, their parts and their words.',
  saved: ({ state, starts_at }: BikeEditRow) =>
    state === 'scheduled'
      ? `The bike changes on ${officeMoment(starts_at)}.`
      : 'Done. The shop shows it now.',
  undone: 'Undone. What was changed again since then stayed.',
  canceled: 'Canceled. Nothing changes.',
  undo: 'Undo this change',
  cancel: 'Cancel this change',
  editState: (state: BikeEditRow['state']) => EDIT_STATES[state],
  editTitle: ({ undoes, differences }: BikeEditRow) =>
    undoes === null
      ? changes(differences.length)
      : `Undid change ${undoes}: ${changes(differences.length)}`,
  byItself: 'The shop',
  noEdits: 'Nothing of this bike was changed yet.',
  restore: 'Put back what it was before',
  restoreHint: 'It fills the form. Nothing changes before you save.',

  prices: 'Prices',
  basePrice: 'Base price',
  priceFault: 'Enter an amount, for example 19.90.',
  negative: 'A part that costs less than the standard one has a price below zero, such as −40.',
  pricesTouched: 'Bikes that this makes cheaper or dearer',

  pricesNone: 'No cart, saved build or draft has another price then.',

  geometry: 'Geometry',
  drawn: (bike: string, size: string) => `${bike} in size ${size}, as it is typed`,
  rider: { min: 'Rider from (cm)', max: 'Rider to (cm)' },
  inseam: { min: 'Inseam from (cm)', max: 'Inseam to (cm)' },
  sizeToEdit: 'Size',
  sizeField: (label: string, size: string) => `${label}, size ${size}`,
  madeIn: 'Made in these sizes',
  madeInSize: (color: string, size: string) => `${color} in size ${size}`,
  soundGeometry: 'The drawing measures what the table says.',
  geometryFaults: 'The drawing doesn’t fit the table',

  tagline: 'Line under the name',
  description: 'Description',
  name: 'Name',
  leadDays: 'Business days to build it',
  facts: 'Facts',
  factsHint: 'One per line, for example “Frame: aluminum”.',
  partTitles: 'Names and sentences of parts',
  colorName: (number: number) => `Name of color ${number}`,
  partTitle: (code: string) => `Name of ${code}`,
  partNote: (code: string) => `Sentence about ${code}`,
} as const

const EDIT_STATES: Record<BikeEditRow['state'], string> = {
  scheduled: 'Scheduled',
  applied: 'Applied',
  undone: 'Undone',
  canceled: 'Canceled',
}

export const bikeRules = {
  title: 'Rules',
  lead: 'Change a rule or add one, then check it: you see what it forbids before it holds.',
  add: 'Add a rule',
  withdraw: 'Remove this rule',
  when: 'When a bike has all of these',
  excludes: 'it can’t have any of these',
  requires: 'it needs at least one of these',
  reason: 'What shoppers read',
  choose: 'Choose…',
  remove: (title: string) => `Remove ${title}`,
  rule: (number: number) => `Rule ${number}`,
  test: 'Test all rules',
  testHint: 'It tries the rules as they stand in the form. Nothing changes.',
  forbids: ({ forbids, of }: RuleTest) =>
    forbids === 0
      ? 'It forbids no build.'
      : `It forbids ${percent(forbids / of)} of all builds (${forbids} of ${of} ways to choose what it speaks of).`,
  examples: (examples: readonly string[]) => `For example: ${examples.join('; ')}.`,
  tests: 'What the rules forbid',
  change: {
    added: 'New',
    edited: 'Edited',
    withdrawn: 'Removed',
    none: '',
  } satisfies Record<RuleTest['change'], string>,
  touches: 'It touches',
  touchesNothing: 'It touches no order, cart, saved build or draft.',
  builtIn: 'Rules that the shop always keeps',
  builtInLead: 'They follow from the catalog itself and can’t be edited here.',
  code: [
    'A step with one choice has exactly one part.',
    'A color has to be made in the size. Sizes say which.',
    'Two-tone paint takes two different colors that are offered, and a name of up to 20 letters.',
    'A motor class has to be road-legal where the bike goes. Countries say which.',
    'What isn’t offered can’t be ordered.',
  ],
  builtInBroken: 'Builds that break one of them now',
  builtInNone: 'No order, cart, saved build or draft breaks one of them.',
}

const percent = (share: number) =>
  share < 0.001 ? 'less than 0.1%' : `${Math.round(share * 1000) / 10}%`

/** @example affectedTexts({ orders: { count: 2 … } … }) // ['2 paid bikes that haven’t left'] */
export function affectedTexts({ orders, carts, saved_builds, drafts }: TouchedBuilds): string[] {
  return [
    countText(orders, 'paid bike that hasn’t left', 'paid bikes that haven’t left'),
    countText(carts, 'bike in a cart', 'bikes in carts'),
    countText(saved_builds, 'saved build', 'saved builds'),
    countText(drafts, 'bike of a draft order', 'bikes of draft orders'),
  ].filter(Boolean)
}

const countText = ({ count: number }: AffectedBuilds['orders'], one: string, many: string) =>
  number === 0 ? '' : count(number, one, many)

/** Maps each tag to its label, such as 'Rear rack', or 'any of …' for a tag of several options. */
export function tagTexts(bike: Bike): Map<string, string> {
  return new Map(
    listRuleTags(bike).map(({ tag, titles }) => {
      if (tag === 'size-smallest') return [tag, `the smallest size (${titles.join(', ')})`]
      return [tag, titles.length > 1 ? `any of ${titles.join(', ')}` : (titles[0] ?? tag)]
    }),
  )
}

export function ruleText(rule: BuildRule, tags: ReadonlyMap<string, string>): string {
  const named = (all: readonly string[]) => all.map((tag) => tags.get(tag) ?? tag)
  const cannot =
    rule.excludes.length > 0 ? `it can’t have ${named(rule.excludes).join(' or ')}` : ''
  const needs =
    rule.requires_any.length > 0 ? `it needs ${named(rule.requires_any).join(' or ')}` : ''
  return `When it has ${listed(named(rule.when))}, ${[cannot, needs].filter(Boolean).join(', and ')}.`
}

export function applyBikeDialog(number: number, starts: string | null) {
  const when = starts ? `on ${officeMoment(starts)}` : 'now, in the shop and in every cart'
  return {
    title: starts ? 'Schedule these changes?' : 'Change this bike?',
    message: `${changes(number)} ${number === 1 ? 'takes' : 'take'} effect ${when}. You can undo it afterward.`,
    icon: 'info',
    type: 'wide',
    primaryButtonType: 'default',
    primaryButton: starts ? 'Schedule' : 'Change the bike',
    secondaryButton: 'Not yet',
  } as const satisfies DialogRequest
}
