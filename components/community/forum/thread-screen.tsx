import { deferredPart } from '@/components/kit/ui/deferred-part'

import { ForumFrame } from './forum-frame'
import type { ThreadProps } from './thread-view'

const ThreadView = deferredPart({
  load: () => import('./thread-view').then((code) => code.ThreadView),
  propsOf: ({ id, page }: ThreadProps) => `${id} ${page}`,
  fallback: <div className="min-h-screen" />,
})

const BACK = { href: '/forum/1', isHistory: true }

export function ThreadScreen(props: ThreadProps) {
  return (
    <ForumFrame back={BACK}>
      <ThreadView {...props} />
    </ForumFrame>
  )
}
