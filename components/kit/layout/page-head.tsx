import Head from 'next/head'

import { brand } from '@/messages/kit/brand'
import { siteUrl } from '@/utils/site-url'

import { useCurrentPath } from './use-current-path'

interface PageHeadProps {
  title: string
  description?: string
  /** Whether to add noindex. */
  isHidden?: boolean
  type?: 'website' | 'article' | 'product'
  /** Path of the preview image, 1200 × 630 px as `_document` says. Defaults to the shop's image. */
  image?: string
  /** Canonical path. Defaults to the current path. */
  path?: string
}

const PICTURE = '/og/shop.png'

export function PageHead({ title, description, isHidden = false, ...rest }: PageHeadProps) {
  const words = `${title} · ${brand().name}`
  const current = useCurrentPath()
  const address = siteUrl(rest.path ?? current)
  const shared = {
    'og:url': isHidden ? undefined : address,
    'og:type': rest.type ?? 'website',
    'og:title': title,
    'og:description': description,
    'og:image': siteUrl(rest.image ?? PICTURE),
    'og:image:alt': title,
  }
  return (
    <Head>
      <title>{words}</title>
      {description && <meta name="description" content={description} key="description" />}
      {isHidden && <meta name="robots" content="noindex" key="robots" />}
      {!isHidden && <link rel="canonical" href={address} key="canonical" />}
      {Object.entries(shared).map(
        ([name, content]) => content && <meta property={name} content={content} key={name} />,
      )}
    </Head>
  )
}
