import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next'

import type { ApiError } from '@/contract/kit/errors'
import { listAddress } from '@/domain/community/forum/forum'
import { tagAddress } from '@/domain/community/forum/forum-tags'
import type { WireForumList as ForumList } from '@/contract/community/forum/forum'

import { readForum } from './forum-pages'
import { pageServices } from './page-services'

export interface ForumListProps {
  list: ForumList | null
  error: ApiError | null
  category: string | null
  tag: string | null
  page: number
}

type ForumListFilter = Pick<ForumListProps, 'category' | 'tag' | 'page'>

/** Redirects if the page is past the last one; returns not found for unknown categories. */
export async function listProps(
  res: GetServerSidePropsContext['res'],
  { category, tag, page }: ForumListFilter,
): Promise<GetServerSidePropsResult<ForumListProps>> {
  const read = () => pageServices().forum.list({ category, tag, page })
  const { data: list, error, isMissing } = await readForum(res, read)
  if (isMissing) return { notFound: true }
  if (list && page > list.pages) {
    const destination =
      tag === null ? listAddress(category, list.pages) : tagAddress(tag, list.pages)
    return { redirect: { destination, permanent: false } }
  }
  return { props: { list, error, category, tag, page } }
}
