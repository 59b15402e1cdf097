import Head from 'next/head'

/** Lets feed readers find the feed of a page. */
export function FeedLink({ href, title }: { href: string; title: string }) {
  return (
    <Head>
      <link rel="alternate" type="application/atom+xml" href={href} title={title} key="feed" />
    </Head>
  )
}
