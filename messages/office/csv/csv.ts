import type { CsvImports } from '@/contract/office/csv/csv'
import { CATALOG_KINDS, type CatalogKind, type CsvKind } from '@/domain/office/csv/csv-tables'

import { officeMoment } from '@/messages/office/overview/overview'
import type { DialogRequest } from '@/messages/kit/dialogs'

type Import = CsvImports[number]

const KINDS: Record<CsvKind, string> = {
  accessories: 'Accessories',
  spares: 'Spare parts',
  bundles: 'Bundles',
  stock: 'Stock',
  prices: 'Prices',
  customers: 'Customers',
}
const addsOf = ({ kind }: Pick<Import, 'kind'>) =>
  kind === 'customers' ? 'add a customer' : 'add a product'
const lines = (count: number) => (count === 1 ? '1 line' : `${count.toLocaleString('en-US')} lines`)

/** What the lines of a checked table do, without what none of them does. */
function outcomes({ kind, added, changes, same, refused }: Import): string {
  const many = (count: number, one: string, more: string) =>
    count > 0 && `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`
  return (
    [
      added > 0 && `${lines(added)} will ${addsOf({ kind })}`,
      changes > 0 && `${lines(changes)} will change something`,
      many(same, 'matches already', 'match already'),
      many(refused, 'is left out', 'are left out'),
    ]
      .filter(Boolean)
      .join(', ') || 'it has no lines'
  )
}

const STATES: Record<Import['state'], (one: Import) => string> = {
  uploading: () => 'Uploading…',
  checking: ({ position }) => `Checking… ${lines(position)} so far`,
  checked: (one) => `${one.fault} Checked: ${outcomes(one)}.`.trim(),
  applying: ({ position, total }) =>
    `Applying… ${position.toLocaleString('en-US')} of ${lines(total ?? 0)}`,
  applied: ({ written }) => `Applied: ${lines(written)} added or changed something.`,
  failed: ({ fault }) => fault,
}

export const csv = {
  title: 'Import and export',
  hrefOf: (kind: CatalogKind) => `/backoffice/catalog/tables?table=${kind}`,
  lead: 'Accessories, spare parts, bundles, stock and prices as CSV tables, for a spreadsheet program.',
  customersTitle: 'Import customers',
  customersLead:
    'Customers as a CSV table: those of another shop, or yours from a spreadsheet program.',
  exports: 'Export',
  exportHints: {
    catalog:
      'Cells that begin like a formula get an apostrophe in front. Importing takes it away again.',
    customers:
      'Every account with its names, main address, latest note, orders and store credit. The list of customers exports some of them.',
  },
  exportOf: (kind: CsvKind) => `Export ${KINDS[kind].toLowerCase()}`,
  imports: 'Import',
  importHints: {
    catalog:
      'In Excel, save your table as “CSV UTF-8.” Every line is checked first, and nothing changes before you apply it. Start from an export: its columns are those that an import reads. To add an accessory or a spare part, leave its part_number empty and enter its price, its weight and “no” under offered: it isn’t in the shop until you offer it.',
    customers:
      'Every line is checked first, and nothing changes before you apply it. The first line names the columns; an export has them all. email is needed, and a name for new customers.',
  },
  customerRules: [
    'An email address that has an account, in upper or lower case, is about that customer. Empty cells leave what there is.',
    'New customers get an account without a password. Nobody is emailed: they choose “Forgot your password?” when they log in for the first time.',
    'Nobody is subscribed to the newsletter, whatever the column says. Consent can’t be taken along: customers subscribe here themselves.',
    'An address needs line1, city and country, as a name or a code such as DE. It replaces the main one as a whole. A note is added once.',
    'Left out: staff, disabled accounts, and accounts of an export that were deleted since. Orders, totals, store credit and dates are only for reading.',
  ],
  kind: 'Table',
  kindUnknown: 'Choose…',
  kindFault: 'Choose what the table is about.',
  kinds: CATALOG_KINDS.map((value) => ({ value, title: KINDS[value] })),
  file: 'CSV file',
  fileFault: 'Choose a file.',
  upload: 'Upload and check',
  last: 'Last imports',
  none: 'No imports yet.',
  what: ({ kind, name, made_at, by }: Import) =>
    [`${KINDS[kind]}: ${name}`, officeMoment(made_at), by].filter(Boolean).join(' · '),
  state: (one: Import) => STATES[one.state](one),
  apply: (count: number) => `Apply ${lines(count)}`,
  details: 'Show lines',
  shown: 'Lines',
  verdicts: {
    refused: (count: number) => `Left out (${count.toLocaleString('en-US')})`,
    new: (count: number) => `New (${count.toLocaleString('en-US')})`,
    change: (count: number) => `Changed (${count.toLocaleString('en-US')})`,
    same: (count: number) => `Unchanged (${count.toLocaleString('en-US')})`,
  },
  line: 'Line',
  about: 'What it changes',
  reason: 'Why it’s left out',
  more: (count: number) => `And ${lines(count)} more.`,
  fileName: (kind: CsvKind) => `${kind}.csv`,
} as const

export function applyImportDialog({ kind, added, changes, refused }: Import) {
  const isOfCustomers = kind === 'customers'
  const adds = isOfCustomers
    ? 'add a customer without a password'
    : 'add a product that isn’t offered yet'
  const message = [
    added > 0 && `${lines(added)} will ${adds}.`,
    changes > 0 && `${lines(changes)} will change ${isOfCustomers ? 'one' : 'something'}.`,
    refused > 0 && `${lines(refused)} ${refused === 1 ? 'is' : 'are'} left out.`,
    isOfCustomers && 'Nobody is emailed. An import of customers can’t be undone.',
    kind === 'prices' && 'You can undo it under “Price changes.”',
  ]
    .filter(Boolean)
    .join(' ')
  return {
    title: 'Apply this import?',
    message,
    icon: 'info',
    type: 'wide',
    primaryButtonType: 'default',
    primaryButton: 'Apply import',
    secondaryButton: 'Not yet',
  } as const satisfies DialogRequest
}
