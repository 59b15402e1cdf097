import type { GetServerSideProps } from 'next'

import { ContentScreen } from '@/components/content/content-screen'
import { PreviewNotice } from '@/components/content/preview-notice'
import { PageHead } from '@/components/layout/page-head'
import type { Content } from '@/services/content'
import { readPreview } from '#server/ssr/page-content'

interface Props {
  text: Content
}

/** A version that is not published, by a link that nobody can guess: kept by no cache and listed nowhere. */
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
