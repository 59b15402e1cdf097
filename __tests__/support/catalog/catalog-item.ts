import type { CatalogItem } from '@/contract/office/goods/goods'
import { cents } from '@/domain/kit/money'
import { blankValues } from '@/domain/kit/text-field'
import { SHEET_FIELDS } from '@/domain/shop/goods/product-fields'

/** A chain in the catalog of the back office. */
export const aCatalogItem = (more: Partial<CatalogItem> = {}): CatalogItem => ({
  ...{ id: 7, kind: 'spare', title: 'Chain', description: 'A chain.', is_offered: true },
  ...{ plan: null, fits: [], price: cents(1990), is_digital: false, bundle: null, versions: [] },
  ...{
    version: 'one',
    ...blankValues(SHEET_FIELDS),
    group: '',
    groups: [],
    bikes: [],
    options: [],
  },
  ...{ external_hosts: [], history: [], edits: [], pictures: [], uploads: [] },
  ...{ stuck_pictures: [], service: null, waiting: 0, unconfirmed: 0, bundles_with_it: [] },
  ...more,
})
