import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next'

import type { ApiError } from '@/contract/errors'
import { listAddress } from '@/domain/forum'
import type { ForumList } from '@/services/forum'

import { readForum } from './forum-pages'
import { pageServices } from './page-services'

export interface ForumListProps {
  list: ForumList | null
  error: ApiError | null
  category: string | null
  page: number
}

/** A page of the list; one behind the last leads to the last, and a category that is not there is not found. */
export async function listProps(
  res: GetServerSidePropsContext['res'],
  category: string | null,
  page: number,
): Promise<GetServerSidePropsResult<ForumListProps>> {
  const read = () => pageServices().forum.list({ category, page })
  const { data: list, error, isMissing } = await readForum(res, read)
  if (isMissing) return { notFound: true }
  if (list && page > list.pages) {
    return { redirect: { destination: listAddress(category, list.pages), permanent: false } }
  }
  return { props: { list, error, category, page } }
}
