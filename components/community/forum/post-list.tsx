import { Fragment, useState } from 'react'

import { SampleList } from '@/components/kit/ui/sample-list'
import type { ForumPage, ForumPost, ForumView } from '@/hooks/community/forum/use-forum-thread'
import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'

import { PostItem } from './post-item'

interface PostListProps {
  view: ForumView
  shown: ForumPage
  /** Whether the thread accepts replies. */
  isOpen: boolean
  onReply: (post: ForumPost) => void
}

const loadReading = () => import('./thread-reading')

export function PostList({ view, shown, isOpen, onReply }: PostListProps) {
  const { thread, posts } = shown
  const reading = useLazyModule(loadReading, view.isOwn)
  const [read, setRead] = useState<number | null>(null)
  return (
    <>
      {reading && view.isOwn && (
        <reading.ThreadReading shown={shown} read={read} onRead={setRead} />
      )}
      <SampleList
        areSamples={posts.map(({ author }) => author?.is_sample ?? false)}
        className="mt-6"
      >
        <ol className="mt-8 max-w-4xl lg:mt-10">
          {posts.map((post) => (
            <Fragment key={post.id}>
              {reading && post.number - 1 === read && <reading.NewLine />}
              <PostItem
                thread={thread}
                post={post}
                isMember={view.isMember}
                isReady={view.isOwn}
                isOpen={isOpen}
                onReply={onReply}
                onChange={(change) => view.changePost(post.id, change)}
                onThread={view.changeThread}
                onRenew={view.renew}
              />
            </Fragment>
          ))}
        </ol>
      </SampleList>
    </>
  )
}
