import type { Brand, BrandPictures } from './brand'
import { groupsOf, menuOf, type MenuGroup, type MenuLine, type MenuLink } from './menu'
import { WITHDRAWAL_LABEL } from './withdrawal-label'

/** What each page shows of the brand, with menus whose links have titles. */
export interface PageBrand extends Pick<
  Brand,
  'name' | 'line' | 'announcement' | 'accent' | 'second_accent' | 'socials'
> {
  menu: MenuLink[]
  footer: MenuGroup[]
  pictures: BrandPictures
}

/** Returns the title of a product's page, null if the product isn't offered, undefined for other pages. */
export type TitleOfPage = (href: string) => string | null | undefined

/** Links to products that aren't offered any more are left out. */
export function pageBrand(brand: Brand, pictures: BrandPictures, titleOf: TitleOfPage): PageBrand {
  const { name, line, announcement, accent, second_accent, socials } = brand
  const linksOf = (lines: readonly MenuLine[]) => lines.flatMap((one) => linkOf(one, titleOf))
  const groups = groupsOf(brand.footer).map(({ title, links }) => ({
    title,
    links: linksOf(links),
  }))
  return {
    ...{ name, line, announcement, accent, second_accent, socials },
    menu: linksOf(menuOf(brand.menu)),
    footer: groups.filter(({ links }) => links.length > 0),
    pictures,
  }
}

function linkOf({ href, title }: MenuLine, titleOf: TitleOfPage): MenuLink[] {
  if (href === '/withdrawal') return [{ href, title: WITHDRAWAL_LABEL }]
  const known = titleOf(href)
  return known === null ? [] : [{ href, title: title ?? known ?? wordsOf(href) }]
}

/** @example wordsOf('/help-center') // 'Help center' */
function wordsOf(href: string): string {
  const words = (href.split(/[?#]/)[0]?.split('/').at(-1) ?? '').replaceAll('-', ' ')
  return words === '' ? href : words.charAt(0).toUpperCase() + words.slice(1)
}
