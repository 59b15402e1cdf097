import { Feed } from 'feed'
import type { GetServerSideProps } from 'next'

import { brand } from '@/messages/kit/brand'
import { content } from '@/messages/shop/content/content'
import { siteUrl } from '@/utils/site-url'
import { listTexts } from '#server/ssr/page-content'

const MOST = 30

export const getServerSideProps: GetServerSideProps = async ({ res }) => {
  const texts = (await listTexts('news')).slice(0, MOST)
  const self = siteUrl('/news/rss.xml')
  const newest = texts[0]?.published_at
  const feed = new Feed({
    id: siteUrl('/news'),
    link: siteUrl('/news'),
    title: `${brand().name} ${content.news}`,
    description: content.newsDescription,
    language: 'en-US',
    copyright: brand().name,
    feedLinks: { rss: self },
    ...(newest ? { updated: new Date(newest) } : {}),
  })
  for (const { href, title, description, published_at } of texts) {
    const link = siteUrl(href)
    feed.addItem({ id: link, guid: link, link, title, description, date: new Date(published_at) })
  }
  res.setHeader('Content-Type', 'application/rss+xml; charset=utf-8')
  res.setHeader('Cache-Control', 'public, max-age=300')
  res.end(feed.rss2())
  return { props: {} }
}

/** Never rendered: the response is a file. */
export default function RssPage() {
  return null
}
