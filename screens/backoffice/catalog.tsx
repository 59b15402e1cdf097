import { CategoriesScreen } from '@/components/office/categories/categories-screen'
import { CsvScreen } from '@/components/office/csv/csv-screen'
import { CatalogScreen } from '@/components/office/goods/catalog-screen'
import { ChangesScreen } from '@/components/office/goods/changes-screen'
import { CatalogItemScreen } from '@/components/office/goods/item-screen'
import { NewBundleScreen } from '@/components/office/goods/new-bundle-screen'
import { NewProductScreen } from '@/components/office/goods/new-product-screen'
import type { OfficePage } from '@/hooks/office/kit/use-office-page'
import { bundles } from '@/messages/office/goods/bundles'
import { categories } from '@/messages/office/categories/categories'
import { csv } from '@/messages/office/csv/csv'
import { catalog as texts, priceTexts } from '@/messages/office/goods/prices'

export const accessories = (): OfficePage => catalogOf('accessory')

export const spares = (): OfficePage => catalogOf('spare')

const catalogOf = (kind: 'accessory' | 'spare'): OfficePage => ({
  title: texts.titles[kind],
  lead: texts.leads[kind],
  body: <CatalogScreen kind={kind} />,
})

export const newAccessory = (): OfficePage => newProduct('accessory')

export const newSpare = (): OfficePage => newProduct('spare')

export const accessoryCategories = (): OfficePage => categoriesOf('accessory')

export const spareGroups = (): OfficePage => categoriesOf('spare')

const categoriesOf = (kind: 'accessory' | 'spare'): OfficePage => ({
  title: categories.titles[kind],
  lead: categories.leads[kind],
  back: { href: texts.hrefs[kind], title: texts.titles[kind] },
  body: <CategoriesScreen kind={kind} />,
})

const newProduct = (kind: 'accessory' | 'spare'): OfficePage => ({
  title: texts.add[kind],
  lead: texts.addLead,
  back: { href: texts.hrefs[kind], title: texts.titles[kind] },
  body: <NewProductScreen kind={kind} />,
})

export const newBundle = (): OfficePage => ({
  title: bundles.addTitle,
  lead: bundles.addLead,
  back: { href: texts.hrefs.accessory, title: texts.titles.accessory },
  body: <NewBundleScreen />,
})

export const product = (id: string | null): OfficePage => ({
  title: texts.product,
  body: <CatalogItemScreen id={id !== null && /^\d{1,9}$/.test(id) ? Number(id) : null} />,
})

export const priceChanges = (): OfficePage => ({
  title: priceTexts.title,
  lead: priceTexts.lead,
  body: <ChangesScreen />,
})

export const tables = (): OfficePage => ({
  title: csv.title,
  lead: csv.lead,
  body: <CsvScreen desk="catalog" />,
})
