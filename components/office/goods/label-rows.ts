import type { CatalogPage, CatalogRow } from '@/hooks/office/goods/use-catalog'

/** Replaces the codes of groups and bikes with their titles. */
export function labelRows({ products, groups, bikes }: CatalogPage): CatalogRow[] {
  const groupTitles = new Map(groups.map(({ code, title }) => [code, title]))
  const bikeTitles = new Map(bikes.map(({ slug, title }) => [slug, title]))
  return products.map((row) => ({
    ...row,
    group: row.group === null ? null : (groupTitles.get(row.group) ?? row.group),
    fits: row.fits.map((slug) => bikeTitles.get(slug) ?? slug),
  }))
}
