/** Origin of the public site, for addresses that other sites and search engines read. Made from SHOP_URL. */
export const SITE_URL = (process.env.NEXT_PUBLIC_SHOP_URL || 'http://localhost:3000').replace(
  /\/+$/,
  '',
)

/**
 * The whole address of a path of this site.
 * @example siteUrl('/faq') // 'https://shop.example.com/faq'
 */
export function siteUrl(path: string): string {
  return `${SITE_URL}${path.startsWith('/') ? path : `/${path}`}`
}
