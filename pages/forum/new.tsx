import type { GetServerSideProps } from 'next'

import type { NewThreadScreenProps } from '@/components/community/forum/new-thread-form'
import { NewThreadScreen } from '@/components/community/forum/new-thread-screen'
import { PageHead } from '@/components/kit/layout/page-head'
import { forum } from '@/messages/community/forum/forum'
import { readForum } from '#server/ssr/forum-pages'
import { pageServices } from '#server/ssr/page-services'

export const getServerSideProps: GetServerSideProps<NewThreadScreenProps> = async ({
  query,
  res,
}) => {
  const { data } = await readForum(res, () => pageServices().forum.index())
  const categories = (data?.categories ?? []).map(({ slug, title }) => ({ slug, title }))
  const category = categories.find(({ slug }) => slug === query.category)?.slug ?? ''
  return { props: { categories, category } }
}

export default function NewThreadPage(props: NewThreadScreenProps) {
  return (
    <>
      <PageHead title={forum.newTitle} isHidden />
      <NewThreadScreen {...props} />
    </>
  )
}
