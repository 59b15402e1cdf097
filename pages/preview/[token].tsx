import type { GetServerSideProps } from 'next'

import { ContentScreen } from '@/components/shop/content/content-screen'
import { PreviewNotice } from '@/components/shop/content/preview-notice'
import { PageHead } from '@/components/kit/layout/page-head'
import type { Content } from '@/services/shop/content'
import { readPreview } from '#server/ssr/page-content'

interface Props {
  text: Content
}

/** An unpublished version at an unguessable link: never cached, never listed. */
export const getServerSideProps: GetServerSideProps<Props> = async ({ params, res }) => {
  res.setHeader('Cache-Control', 'no-store')
  res.setHeader('X-Robots-Tag', 'noindex')
  const text = await readPreview(String(params?.token))
  return text ? { props: { text } } : { notFound: true }
}

export default function PreviewPage({ text }: Props) {
  return (
    <>
      <PageHead title={text.title} description={text.description} isHidden />
      <PreviewNotice />
      <ContentScreen text={text} depth={3} />
    </>
  )
}
