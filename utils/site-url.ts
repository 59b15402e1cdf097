import { publicSettings } from './public-settings'

/** Returns the absolute URL of a path. @example siteUrl('/faq') // 'https://shop.example.com/faq' */
export function siteUrl(path: string): string {
  return `${publicSettings().shopUrl}${path.startsWith('/') ? path : `/${path}`}`
}
