import type { GetServerSideProps } from 'next'

import { SearchScreen, type SearchScreenProps } from '@/components/community/forum/search-screen'
import { PageHead } from '@/components/kit/layout/page-head'
import { forumBike, forumQueryOf } from '@/domain/community/forum/forum-search'
import { isTag, normalTag } from '@/domain/community/forum/forum-tags'
import { brand } from '@/messages/kit/brand'
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
  const { forum: services, home } = pageServices()
  const { data, error } = await readForum(res, async () => {
    const [found, index, all] = await Promise.all([
      services.search(query),
      services.index(),
      home.bikes(),
    ])
    const categories = index.categories.map(({ slug, title }) => ({ slug, title }))
    return { found, categories, bikes: all.map(({ title }) => forumBike(title, brand().name)) }
  })
  return {
    props: {
      query,
      categories: data?.categories ?? [],
      bikes: data?.bikes ?? [],
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
