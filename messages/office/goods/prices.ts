import type {
  CatalogItem,
  CatalogRow,
  PriceChange,
  PricePreview,
} from '@/contract/office/goods/goods'
import { isAllowedLink } from '@/domain/kit/external-link'
import type { Cents } from '@/domain/kit/money'
import type { SheetField } from '@/domain/shop/goods/product-fields'
import { money } from '@/utils/format'
import { listed } from '@/utils/text'

import { officeMoment } from '@/messages/office/overview/overview'
import type { DialogRequest } from '@/messages/kit/dialogs'
import { amountLabel } from '@/messages/office/kit/amount-label'

type Refusal = NonNullable<PricePreview['lines'][number]['refusal']>
type Plan = NonNullable<CatalogItem['plan']>
type LinkedItem = Pick<CatalogItem, 'external_link' | 'external_hosts'>
type Change = Omit<PriceChange, 'lines'>
type PriceLine = PriceChange['lines'][number]

const REFUSALS: Record<Refusal, string> = {
  same: 'stays the same',
  too_low: 'stays: a price must be at least $0.01',
  too_high: 'stays: a price can be $100,000.00 at most',
  gift_card: 'stays: a gift card costs what’s on it',
  of_parts: 'stays: follows the prices of its parts',
  changed_since: 'stays: this price was changed again since',
}

const STATES: Record<Change['state'], string> = {
  scheduled: 'Scheduled',
  applied: 'Applied',
  undone: 'Undone',
  canceled: 'Canceled',
}

interface FieldLabel {
  label: string
  hint?: string | ((item: LinkedItem) => string)
}

const partyHint =
  'Name, postal address and, on the last line, the email address. Leave blank to use the settings.'

const SHEET: Record<SheetField, FieldLabel> = {
  weight_g: { label: 'Weight (g)' },
  facts: { label: 'Facts', hint: 'One per line, for example “Material: aluminum”.' },
  fits_parts: {
    label: 'Only with these options',
    hint: 'A bike that has one of these kinds of options needs a selected one on it. Leave blank if it fits every build.',
  },
  warnings: {
    label: 'Safety warnings',
    hint: 'One per line. They show up on the product’s page.',
  },
  maker: { label: 'Manufacturer (optional)', hint: partyHint },
  eu_responsible: { label: 'EU responsible person (optional)', hint: partyHint },
  gtin: { label: 'GTIN (optional)' },
  external_link: { label: 'External link (optional)', hint: linkHint },
  country_of_origin: {
    label: 'Country of origin (optional)',
    hint: 'The two letters of its ISO code, for example TW.',
  },
  shelf: { label: 'Shelf (optional)', hint: 'The pick list is sorted by it. Only staff see it.' },
}

function linkHint({ external_link, external_hosts }: LinkedItem): string {
  const allowed = external_hosts.join(', ') || 'none so far (setting EXTERNAL_HOSTS)'
  const hint = `A cart with this product is paid there. Allowed: ${allowed}.`
  if (external_link === null || isAllowedLink(external_link, external_hosts)) return hint
  return `${hint} The present link isn’t followed, because its host is no longer allowed.`
}

const products = (count: number) => (count === 1 ? '1 product' : `${count} products`)
const prices = (count: number) => (count === 1 ? '1 price' : `${count} prices`)
const percent = (value: number) => `${value > 0 ? '+' : value < 0 ? '−' : '±'}${Math.abs(value)}%`
const most = (count: number) => (count > 1_000 ? 'more than 1,000' : String(count))

export const catalog = {
  titles: { spare: 'Spare parts', accessory: 'Accessories' },
  leads: {
    spare: 'Texts, fit, availability and prices of spare parts.',
    accessory: 'Texts, fit, availability and prices of accessories.',
  },
  hrefs: { spare: '/backoffice/catalog/spares', accessory: '/backoffice/catalog/accessories' },
  product: 'Product',
  search: 'Search products',
  searchHint: 'Title, part number or GTIN',
  offeredLists: [
    { value: undefined, title: 'All' },
    { value: 'yes', title: 'Offered' },
    { value: 'no', title: 'Not offered' },
  ],
  bike: 'Fits',
  anyBike: 'Any bike',
  group: { spare: 'Group', accessory: 'Category' },
  anyGroup: 'All',
  columns: {
    picture: 'Picture',
    title: 'Product',
    id: 'Number',
    group: 'Group',
    fits: 'Fits',
    stock: 'For sale',
    price: 'Price',
    offered: 'Availability',
    select: 'Select',
  },
  select: (title: string) => `Select ${title}`,
  versions: (count: number) => (count === 1 ? '1 version' : `${count} versions`),
  hidden: 'Not offered',
  card: ({ id, for_sale }: CatalogRow) => `${id} · ${for_sale} for sale`,
  found: (count: number) => (count === 1 ? '1 product' : `${most(count)} products`),
  none: 'Nothing here yet',
  noMatch: 'No matching products',
  noMatchHint: 'Try another filter, or part of a title, part number or GTIN.',
  keys: 'Use J and K to move between products, X to select one, A to select all that match, P to change prices, and / to search.',

  title: 'Title',
  description: 'Description',
  fits: 'Fits these bikes',
  everyBuild: 'every build',
  offered: 'Offered in the shop',
  offeredHint: 'What isn’t offered has no page, isn’t found, and can’t be bought.',
  bundlesWithIt: (bundles: readonly { title: string }[]) =>
    `Bundles that contain it can’t be bought while it isn’t offered: ${listed(bundles.map(({ title }) => title))}.`,
  titleFault: 'Enter a title.',
  descriptionFault: 'Enter a description.',
  sheet: SHEET,
  noGroup: 'None',
  save: 'Save product',
  saved: 'Saved. The shop shows it now.',
  savedHidden: 'Saved. The shop doesn’t offer it yet.',
  changed:
    'Someone else changed this product. This is what differs from what’s in the form; saving again keeps yours.',
  differs: { field: 'Field', mine: 'Yours', theirs: 'Theirs' },
  empty: '(empty)',
  yes: 'Yes',
  no: 'No',
  edits: 'Edits',
  noEdits: 'Nothing was edited yet.',
  before: 'Before',
  after: 'After',
  restore: 'Put back what it was before',
  restoreHint: 'It fills the form. Nothing changes before you save.',
  takeTheirs: 'Use their version',
  add: { spare: 'Add a spare part', accessory: 'Add an accessory' },
  addLead: 'It stays out of the shop until you offer it. Facts, fit and warnings come next.',
  get newPrice() {
    return amountLabel('Price')
  },
  mayNotAdd: 'Your role may read products, but not add them.',
  newHrefs: {
    spare: '/backoffice/catalog/spares/new',
    accessory: '/backoffice/catalog/accessories/new',
  },
  plan: {
    title: 'When it’s offered',
    now: (isOffered: boolean) =>
      isOffered ? 'The shop offers it now.' : 'The shop doesn’t offer it now.',
    planned: ({ is_offered, starts_at, by }: Plan) => {
      const what = is_offered ? 'It goes into the shop' : 'It leaves the shop'
      return `${what} on ${officeMoment(starts_at)}.${by ? ` Planned by ${by}.` : ''}`
    },
    at: (isOffered: boolean) => (isOffered ? 'Stop selling on' : 'Start selling on'),
    hint: 'In the shop’s time zone.',
    fault: 'Choose a time in the future.',
    plan: (isOffered: boolean) => (isOffered ? 'Plan to stop selling' : 'Plan to start selling'),
    cancel: 'Cancel this plan',
    canceled: 'Canceled. Nothing changes.',
  },
  shopPage: 'See it in the shop',
  previewPage: 'Preview its page',
  preview: {
    title: 'Preview',
    hidden: 'Only staff see this page. It can’t be bought before it’s offered.',
    offered: 'The shop shows this page. It’s offered.',
    back: 'Back to the product',
  },
  texts: 'Pictures, texts and fit',
  failed: 'We couldn’t refresh this product. You see what was loaded before.',
} as const

export const priceTexts = {
  title: 'Price changes',
  lead: 'Every change of prices, and the way to undo it.',
  all: 'All price changes',
  bar: 'Change the selected products',
  selected: (count: number) => `${products(count)} selected`,
  selectAll: (count: number) => `Select all ${count} that match`,
  tooMany: 'You can change up to 1,000 products at a time. Narrow the list down to select all.',
  clear: 'Clear selection',
  percent: 'Change by (%)',
  percentHint:
    'For example 5 or −2.5. Prices are rounded to whole cents. Leave the start empty to change them now; times are in the shop’s time zone.',
  percentFault: 'Enter a percentage from −90 to 500 with at most two decimals, other than 0.',
  starts: 'Starts',
  startsHint: 'In the shop’s time zone. Leave it empty for now.',
  note: 'Note (optional)',
  preview: 'Preview prices',
  previewTitle: 'What this changes',
  changing: (changing: number, count: number) =>
    changing === count
      ? `${prices(changing)} will change.`
      : `${changing} of ${prices(count)} will change.`,
  moved: 'Prices have changed in the meantime. Please check the new list before you apply.',
  columns: { title: 'Product', old: 'Now', new: 'New', difference: 'Difference' },
  refusal: (refusal: Refusal) => REFUSALS[refusal],
  difference: (old: Cents, next: Cents) => `${next > old ? '+' : ''}${money(next - old)}`,
  apply: (count: number, isPlanned: boolean) =>
    isPlanned ? `Schedule ${prices(count)}` : `Change ${prices(count)}`,
  back: 'Back to the list',
  nothing: 'None of these prices would change.',
  applied: ({ count, state, starts_at }: Change) =>
    state === 'scheduled'
      ? `${prices(count)} will change on ${officeMoment(starts_at)}.`
      : `Done. ${prices(count)} changed. The shop shows ${count === 1 ? 'it' : 'them'} now.`,
  undone: ({ count, state }: Change) =>
    state === 'canceled' ? 'Canceled. Nothing changes.' : `Undone. ${prices(count)} changed back.`,
  stayed: (count: number) => `${prices(count)} stayed: they were changed again since.`,
  undo: 'Undo this change',
  cancel: 'Cancel this change',
  seePage: 'See one in the shop',
  state: (state: Change['state']) => STATES[state],
  number: (id: number) => `Change ${id}`,
  what: ({ kind, percent: value, undoes, count }: Change) => {
    if (kind === 'undo') return `Undid change ${undoes ?? ''}: ${prices(count)}`
    if (kind === 'import') return `Imported: ${prices(count)}`
    return value === null ? prices(count) : `${percent(value)} on ${prices(count)}`
  },
  when: ({ starts_at, by }: Change) => [officeMoment(starts_at), by].filter(Boolean).join(' · '),
  line: ({ title, old, new: next }: Pick<PriceLine, 'title' | 'old' | 'new'>) =>
    `${title}: ${money(old)} → ${money(next)}`,
  showAll: (count: number) => `Show all ${prices(count)}`,
  showAllOf: (id: number) => `Show all prices of change ${id}`,
  noChanges: 'No price changes yet',
  noChangesHint: 'Changes show up here once prices were changed at the back office.',

  prices: 'Prices',
  price: 'Price',
  priceOf: (title: string) => `Price: ${title}`,
  priceFault: 'Enter an amount, for example 19.90.',
  save: 'Preview prices',
  history: 'Price history',
  noHistory: 'No changes of its price yet.',
  historyColumns: {
    at: 'When',
    old: 'Before',
    new: 'After',
    state: 'Status',
    who: 'Who',
    note: 'Note',
  },
} as const

export function applyPricesDialog(count: number, starts: string | null) {
  const when = starts ? `on ${officeMoment(starts)}` : 'now, in the shop and in every cart'
  return {
    title: starts ? 'Schedule these prices?' : 'Change these prices?',
    message: `${prices(count)} ${count === 1 ? 'changes' : 'change'} ${when}. You can undo the whole change afterward.`,
    icon: 'info',
    type: 'wide',
    primaryButtonType: 'default',
    primaryButton: starts ? 'Schedule prices' : 'Change prices',
    secondaryButton: 'Not yet',
  } as const satisfies DialogRequest
}
