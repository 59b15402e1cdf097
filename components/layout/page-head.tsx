import Head from 'next/head'

import { chrome } from '@/messages/chrome'

interface PageHeadProps {
  title: string
  description?: string
  /** For pages that no search engine should list. */
  isHidden?: boolean
}

/** Title and description of a page. */
export function PageHead({ title, description, isHidden = false }: PageHeadProps) {
  return (
    <Head>
      <title>{`${title} · ${chrome.shopName}`}</title>
      {description && <meta name="description" content={description} key="description" />}
      {isHidden && <meta name="robots" content="noindex" key="robots" />}
    </Head>
  )
}
