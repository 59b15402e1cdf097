import type { GetStaticProps } from 'next'

import { ManualIndexScreen } from '@/components/shop/content/manual-index-screen'
import type { ListedText } from '@/components/shop/content/text-list'
import { PageHead } from '@/components/kit/layout/page-head'
import type { Content } from '@/services/shop/content'
import { CONTENT_REVALIDATE_S, listTexts, requireText } from '#server/ssr/page-content'

interface Props {
  text: Content
  manuals: ListedText[]
}

export const getStaticProps: GetStaticProps<Props> = async () => {
  const [text, manuals] = await Promise.all([
    requireText('page', 'user-manual'),
    listTexts('manual'),
  ])
  const rows = manuals.map(({ href, title, description }) => ({ href, title, description }))
  return { props: { text, manuals: rows }, revalidate: CONTENT_REVALIDATE_S }
}

export default function ManualsPage({ text, manuals }: Props) {
  return (
    <>
      <PageHead title={text.title} description={text.description} />
      <ManualIndexScreen text={text} manuals={manuals} />
    </>
  )
}
