import Head from 'next/head'

import { chrome } from '@/messages/chrome'
import { siteUrl } from '@/utils/site-url'

import { useCurrentPath } from './use-current-path'

interface PageHeadProps {
  title: string
  description?: string
  /** For pages that no search engine should list. */
  isHidden?: boolean
  /** What it is to those who share it. */
  type?: 'website' | 'article' | 'product'
  /** Path of its picture, 1200 × 630; the picture of the shop without one. */
  image?: string
  /** The path that search engines should keep; the one it is read at without one. */
  path?: string
}

const PICTURE = '/og/shop.png'

/** Title and description of a page, and what search engines and those who share it read. */
export function PageHead({ title, description, isHidden = false, ...rest }: PageHeadProps) {
  const words = `${title} · ${chrome.shopName}`
  const current = useCurrentPath()
  const address = siteUrl(rest.path ?? current)
  return (
    <Head>
      <title>{words}</title>
      {description && <meta name="description" content={description} key="description" />}
      {isHidden && <meta name="robots" content="noindex" key="robots" />}
      {!isHidden && <link rel="canonical" href={address} key="canonical" />}
      {!isHidden && <meta property="og:url" content={address} key="og:url" />}
      <meta property="og:site_name" content={chrome.shopName} key="og:site" />
      <meta property="og:type" content={rest.type ?? 'website'} key="og:type" />
      <meta property="og:title" content={title} key="og:title" />
      {description && <meta property="og:description" content={description} key="og:text" />}
      <meta property="og:image" content={siteUrl(rest.image ?? PICTURE)} key="og:image" />
      <meta property="og:image:width" content="1200" key="og:width" />
      <meta property="og:image:height" content="630" key="og:height" />
      <meta property="og:image:alt" content={title} key="og:alt" />
      <meta name="twitter:card" content="summary_large_image" key="twitter:card" />
    </Head>
  )
}
