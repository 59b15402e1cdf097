import type { CatalogPage, CatalogRow } from '@/hooks/use-catalog'

/** Rows with the titles of their groups and bikes in place of codes. */
export function labelRows({ products, groups, bikes }: CatalogPage): CatalogRow[] {
  const groupTitles = new Map(groups.map(({ code, title }) => [code, title]))
  const bikeTitles = new Map(bikes.map(({ slug, title }) => [slug, title]))
  return products.map((row) => ({
    ...row,
    group: row.group === null ? null : (groupTitles.get(row.group) ?? row.group),
    fits: row.fits.map((slug) => bikeTitles.get(slug) ?? slug),
  }))
}
