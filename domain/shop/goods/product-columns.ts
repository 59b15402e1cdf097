import { SERVICE_FIELDS, SHEET_FIELDS, type ProductField } from './product-fields'

export type ColumnUse =
  /** Edited as its field says. */
  | ProductField
  /** Edited by other code: part of the version, the edit history and the audit log. */
  | { edited: string }
  /** Changed in another way, which the audit log still records. */
  | { audited: string }
  /** Never changed by staff: in neither of them. */
  | { system: string }

/** How each column of `products` changes; the compiler asks for new columns (`snapshots.ts`). */
export const PRODUCT_COLUMNS = {
  title: { edited: 'Text' },
  description: { edited: 'Text' },
  category: { edited: 'Group of an accessory' },
  spare_group: { edited: 'Group of a spare part' },
  fits: { edited: 'Bikes' },
  is_offered: { edited: 'Availability, also by schedule' },
  pictures: { edited: 'Pictures' },
  variants: { edited: 'Versions; their prices have a history of their own' },
  bundle_basis_points: { edited: 'Discount of a bundle' },
  bundle_parts: { edited: 'Parts of a bundle' },
  ...SHEET_FIELDS,
  ...SERVICE_FIELDS,
  tags: { audited: 'Tags for staff, changed in lists' },
  price_cents: { audited: 'Price changes have a history of their own' },
  kind: { audited: 'Decided when it is added' },
  is_battery: { audited: 'Seed data; of a bundle its parts decide' },
  is_digital: { audited: 'Seed data' },
  thumbnail: { audited: 'Seed data' },
  load_limit_g: { audited: 'Seed data' },
  volume_l: { audited: 'Seed data' },
  needs: { audited: 'Seed data' },
  id: { system: 'Key' },
  position: { system: 'Order by hand, in the log of its category' },
  request_key: { system: 'Idempotency key' },
  words: { system: 'Generated search text' },
} as const satisfies Record<string, ColumnUse>

/** Returns the columns that are used in none of these ways. */
export const columnsWithout = (
  columns: Readonly<Record<string, ColumnUse>>,
  ...uses: readonly ('edited' | 'audited')[]
): string[] =>
  Object.entries(columns)
    .filter(([, use]) => !(uses.includes('audited') && 'audited' in use))
    .filter(([, use]) => !(uses.includes('edited') && ('edited' in use || 'field' in use)))
    .map(([column]) => column)
