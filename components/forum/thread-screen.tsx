import { keptPart } from '@/components/ui/kept-part'

import { ForumFrame } from './forum-frame'
import type { ThreadProps } from './thread-view'

const ThreadView = keptPart({
  load: () => import('./thread-view').then((code) => code.ThreadView),
  of: ({ id, page }: ThreadProps) => `${id} ${page}`,
  waiting: <div className="min-h-screen" />,
})

const BACK = { href: '/forum/1', isHistory: true }

export function ThreadScreen(props: ThreadProps) {
  return (
    <ForumFrame back={BACK}>
      <ThreadView {...props} />
    </ForumFrame>
  )
}
