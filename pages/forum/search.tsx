import type { GetServerSideProps } from 'next'

import { SearchScreen, type SearchScreenProps } from '@/components/community/forum/search-screen'
import { PageHead } from '@/components/kit/layout/page-head'
import { forumQueryOf } from '@/domain/community/forum/forum-search'
import { isTag, normalTag } from '@/domain/community/forum/forum-tags'
import { toSentence } from '@/messages/kit/errors'
import { forum } from '@/messages/community/forum/forum'
import { forumSearch } from '@/messages/community/forum/forum-search'
import { readForum } from '#server/ssr/forum-pages'
import { pageServices } from '#server/ssr/page-services'

export const getServerSideProps: GetServerSideProps<SearchScreenProps> = async ({
  query: urlQuery,
  res,
}) => {
  const parsedQuery = forumQueryOf(urlQuery)
  const tag = normalTag(parsedQuery.tag ?? '')
  const query = { ...parsedQuery, tag: isTag(tag) ? tag : null }
  const services = pageServices().forum
  const { data, error } = await readForum(res, async () => {
    const [found, index] = await Promise.all([services.search(query), services.index()])
    return { found, categories: index.categories.map(({ slug, title }) => ({ slug, title })) }
  })
  return {
    props: {
      query,
      categories: data?.categories ?? [],
      found: data?.found ?? null,
      failure: data ? null : error ? toSentence(error) : forum.failed,
    },
  }
}

export default function ForumSearchPage(props: SearchScreenProps) {
  const title = forumSearch.heading(props.query.q.slice(0, 60))
  return (
    <>
      <PageHead title={`${title} · ${forum.title}`} isHidden />
      <SearchScreen {...props} />
    </>
  )
}
