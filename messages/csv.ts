import type { CsvImports } from '@/contract/csv'
import type { CsvKind } from '@/domain/csv-tables'

import { officeMoment } from './backoffice'
import type { DialogRequest } from './dialogs'

type Import = CsvImports[number]

const KINDS: Record<CsvKind, string> = {
  accessories: 'Accessories',
  spares: 'Spare parts',
  bundles: 'Bundles',
  stock: 'Stock',
  prices: 'Prices',
}
const lines = (count: number) => (count === 1 ? '1 line' : `${count.toLocaleString('en-US')} lines`)

const STATES: Record<Import['state'], (one: Import) => string> = {
  uploading: () => 'Uploading…',
  checking: ({ position }) => `Checking… ${lines(position)} so far`,
  checked: ({ added, changes, same, refused }) =>
    `Checked: ${lines(added)} will add a product, ${changes.toLocaleString('en-US')} will change something, ${same.toLocaleString('en-US')} match already, ${refused.toLocaleString('en-US')} are left out.`,
  applying: ({ position, total }) =>
    `Applying… ${position.toLocaleString('en-US')} of ${lines(total ?? 0)}`,
  applied: ({ written }) => `Applied: ${lines(written)} added or changed something.`,
  failed: ({ fault }) => fault,
}

/** Tables in and out. */
export const csv = {
  title: 'Import and export',
  lead: 'Accessories, spare parts, bundles, stock and prices as CSV tables, for a spreadsheet program.',
  exports: 'Export',
  exportHint:
    'Cells that begin like a formula get an apostrophe in front. Importing takes it away again.',
  exportOf: (kind: CsvKind) => `Export ${KINDS[kind].toLowerCase()}`,
  imports: 'Import',
  importHint:
    'Every line is checked first, and nothing changes before you apply it. Start from an export: its columns are those that an import reads. To add an accessory or a spare part, leave its part_number empty and enter its price, its weight and “no” under offered: it isn’t in the shop until you offer it.',
  kind: 'Table',
  kinds: Object.entries(KINDS).map(([value, title]) => ({ value, title })),
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
  about: 'About',
  reason: 'Why it’s left out',
  more: (count: number) => `And ${lines(count)} more.`,
  fileName: (kind: CsvKind) => `${kind}.csv`,
} as const

/** Says what an import changes before it does. */
export function applyImportDialog({ added, changes, refused }: Import) {
  const out = refused === 0 ? '' : ` ${lines(refused)} are left out.`
  return {
    title: 'Apply this import?',
    message: `${lines(added)} will add a product that isn’t offered yet, and ${lines(changes)} will change something.${out} Imported prices can be undone under “Price changes.”`,
    icon: 'info',
    type: 'wide',
    primaryButtonType: 'default',
    primaryButton: 'Apply import',
    secondaryButton: 'Not yet',
  } as const satisfies DialogRequest
}
