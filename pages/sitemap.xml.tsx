import type { GetServerSideProps } from 'next'

import { siteUrl } from '@/utils/site-url'
import { escapeXml } from '@/utils/xml'
import { pageServices } from '#server/ssr/page-services'

export const getServerSideProps: GetServerSideProps = async ({ res }) => {
  const addresses = await pageServices().content.addresses()
  const urls = addresses.map(({ path, changed_at }) => {
    const changed = changed_at ? `<lastmod>${changed_at}</lastmod>` : ''
    return `<url><loc>${escapeXml(siteUrl(path))}</loc>${changed}</url>`
  })
  res.setHeader('Content-Type', 'application/xml; charset=utf-8')
  res.setHeader('Cache-Control', 'public, max-age=300, s-maxage=3600')
  res.end(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      '</urlset>\n',
    ].join('\n'),
  )
  return { props: {} }
}

export default function SitemapPage() {
  return null
}
