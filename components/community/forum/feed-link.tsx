import Head from 'next/head'

export function FeedLink({ href, title }: { href: string; title: string }) {
  return (
    <Head>
      <link rel="alternate" type="application/atom+xml" href={href} title={title} key="feed" />
    </Head>
  )
}
