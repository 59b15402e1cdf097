import { useRouter } from 'next/router'

import { EndDigestScreen } from '@/components/forum/end-digest-screen'
import { PageHead } from '@/components/layout/page-head'
import { forumDigest } from '@/messages/forum-digest'

/** A static shell: the key is known in the browser only. */
export default function EndDigestPage() {
  const { id, key } = useRouter().query
  const text = (value: typeof id) => (typeof value === 'string' ? value : '')
  return (
    <>
      <PageHead title={forumDigest.endTitle} isHidden />
      <EndDigestScreen id={text(id)} letterKey={text(key)} />
    </>
  )
}
