import type { GetServerSideProps } from 'next'

import { MemberScreen, type MemberScreenProps } from '@/components/community/forum/member-screen'
import { PageHead } from '@/components/kit/layout/page-head'
import { memberAddress } from '@/domain/community/forum/forum'
import { toSentence } from '@/messages/kit/errors'
import { memberPage } from '@/messages/community/forum/forum-member-page'
import { readForum } from '#server/ssr/forum-pages'
import { pageServices } from '#server/ssr/page-services'

/** Cached only briefly: a copy expires within a minute after the member's consent ends. */
export const getServerSideProps: GetServerSideProps<MemberScreenProps> = async ({
  params,
  query,
  res,
}) => {
  const name = typeof params?.name === 'string' ? params.name.slice(0, 80) : ''
  const before = query.before === undefined ? null : Number(query.before)
  if (before !== null && !(Number.isSafeInteger(before) && before > 0)) return { notFound: true }
  const read = () => pageServices().forum.memberPage({ name, before })
  const { data: page, error, isMissing } = await readForum(res, read)
  if (isMissing) return { notFound: true }
  if (page && page.name !== name) {
    return { redirect: { destination: memberAddress(page.name), permanent: false } }
  }
  const failure = error && toSentence(error)
  return { props: { page, name, isFirst: before === null, failure } }
}

/** noindex: members consent to be read here, not to be found by search engines. */
export default function ForumMemberPage(props: MemberScreenProps) {
  return (
    <>
      <PageHead title={memberPage.title(props.name)} isHidden />
      <MemberScreen {...props} />
    </>
  )
}
