import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import {
  bikes,
  buildRules,
  colors,
  partGroups,
  parts,
  presets,
} from '@/server/kernel/db/schema/catalog/bikes'
import { campaigns } from '@/server/kernel/db/schema/catalog/campaigns'
import { dealers } from '@/server/kernel/db/schema/community/dealers'
import { forumCategories } from '@/server/kernel/db/schema/community/forum'
import { helpCategories, helpTopics } from '@/server/kernel/db/schema/community/help-center'
import { products } from '@/server/kernel/db/schema/catalog/products'
import { spareGroups } from '@/server/kernel/db/schema/catalog/spares'
import { countries } from '@/server/kernel/db/schema/catalog/trade'
import { bikeRows } from './bike-rows'
import { seedBikes } from './data/bikes'
import { seedCampaigns } from './data/campaigns'
import { seedCountries } from './data/countries'
import { seedForumCategories } from './data/forum-categories'
import { seedHelpCategories, seedHelpTopics } from './data/help'
import { seedProducts } from './data/products'
import { seedSpareGroups } from './data/spare-groups'
import { dealerRows } from './dealer-rows'
import { countryRow, productRow } from './shop-rows'

export type TextRow = Readonly<Record<string, unknown>>

export interface TableTexts {
  table: PgTable
  name: string
  /** Columns that identify a row in the seed and in the database. */
  keys: readonly string[]
  /** Text columns. Prices, stock and all other columns are never updated. */
  texts: readonly string[]
  rows: readonly TextRow[]
  changed_at?: string
}

type Column<Table extends PgTable> = keyof Table['$inferInsert'] & string

function textsOf<Table extends PgTable, Key extends Column<Table>, Text extends Column<Table>>(
  table: Table,
  columns: { keys: readonly Key[]; texts: readonly Text[]; changed_at?: Column<Table> },
  rows: readonly Pick<Table['$inferInsert'], Key | Text>[],
): TableTexts {
  return { table, name: getTableName(table), ...columns, rows: rows as readonly TextRow[] }
}

const ofBike = ['bike_id', 'id'] as const
const ID = ['id'] as const
const SLUG = ['slug'] as const

const PRODUCT_TEXTS = [
  ...(['title', 'description', 'facts', 'needs', 'warnings'] as const),
  ...(['standard_equivalent', 'tools'] as const),
] as const

/** Lists the texts that an update may replace. Pages, manuals and news have versions instead. */
export function tablesOfTexts(): TableTexts[] {
  return [...bikeTexts(), ...goodsTexts(), ...otherTexts()]
}

function bikeTexts(): TableTexts[] {
  const all = seedBikes.map(bikeRows)
  const bikeColumns = ['title', 'kind', 'tagline', 'description', 'tyre_label', 'facts'] as const
  return [
    textsOf(
      bikes,
      { keys: ID, texts: bikeColumns },
      all.map(({ bike }) => bike),
    ),
    textsOf(
      colors,
      { keys: ID, texts: ['title'] },
      all.flatMap((rows) => rows.colors),
    ),
    textsOf(
      partGroups,
      { keys: ['bike_id', 'category_part_id'], texts: ['title', 'exclusive_reason'] },
      all.flatMap(({ groups }) => groups),
    ),
    textsOf(
      parts,
      { keys: ID, texts: ['title', 'note'] },
      all.flatMap((rows) => rows.parts),
    ),
    textsOf(
      buildRules,
      { keys: ofBike, texts: ['reason'] },
      all.flatMap(({ rules }) => rules),
    ),
    textsOf(
      presets,
      { keys: ofBike, texts: ['title', 'note'] },
      all.flatMap((rows) => rows.presets),
    ),
  ]
}

function goodsTexts(): TableTexts[] {
  return [
    textsOf(products, { keys: ID, texts: PRODUCT_TEXTS }, seedProducts.map(productRow)),
    textsOf(
      spareGroups,
      { keys: ['code'], texts: ['title', 'keywords'] },
      seedSpareGroups.map((group, position) => ({ ...group, position })),
    ),
    textsOf(
      campaigns,
      { keys: ID, texts: ['title', 'text', 'link_label'] },
      seedCampaigns.map((campaign) => campaign),
    ),
    textsOf(
      countries,
      { keys: ID, texts: ['tax_title', 'region_title'] },
      seedCountries.map(countryRow),
    ),
  ]
}

function otherTexts(): TableTexts[] {
  const topics = { keys: SLUG, texts: ['title', 'description', 'source', 'keywords'] } as const
  return [
    textsOf(dealers, { keys: ID, texts: ['note'] }, dealerRows().dealers),
    textsOf(forumCategories, { keys: SLUG, texts: ['title', 'description'] }, seedForumCategories),
    textsOf(helpCategories, { keys: SLUG, texts: ['title', 'description'] }, seedHelpCategories),
    textsOf(helpTopics, { ...topics, changed_at: 'updated_at' }, seedHelpTopics()),
  ]
}
