import { ThreadView } from '#forum-thread'

import { ForumFrame } from './forum-frame'
import type { ThreadProps } from './thread-view'

const BACK = { href: '/forum/1', isHistory: true }

export function ThreadScreen(props: ThreadProps) {
  return (
    <ForumFrame back={BACK}>
      <ThreadView {...props} />
    </ForumFrame>
  )
}
