import { Reply } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'

import { Badge } from '@/components/kit/ui/badge'
import { SampleMark } from '@/components/kit/ui/sample-list'
import { Button } from '@/components/kit/ui/button'
import { cx } from '@/components/kit/ui/cx'
import { VisuallyHidden } from '@/components/kit/ui/visually-hidden'
import { postAddress } from '@/domain/community/forum/forum'
import type { ForumPost } from '@/hooks/community/forum/use-forum-thread'
import { forum as texts } from '@/messages/community/forum/forum'
import { forumMember } from '@/messages/community/forum/forum-member'
import { forumThread } from '@/messages/community/forum/forum-thread'
import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'

import { AuthorLink } from './author-link'
import { AuthorMark, When } from './author-name'
import { LikeButton } from './like-button'
import { PostBody } from './post-body'
import { PostTools } from './post-tools'
import type { PostItemProps } from './post-tools'

const loadLegalReport = () => import('./legal-report-form')
const loadRestoring = () => import('./restore-post')
const loadVersions = () => import('./post-versions')

/** Post in a thread; its number is the URL fragment. */
export function PostItem(props: PostItemProps) {
  const { thread, post } = props
  const [isHistory, setHistory] = useState(false)
  const history = useLazyModule(loadVersions, isHistory, () => setHistory(false))
  const restoring = useLazyModule(loadRestoring, post.can_restore)
  const edited = post.state === 'deleted' ? null : post.edited_at
  const isSolution = thread.solved_by === post.number
  return (
    <li>
      <article
        id={`post-${post.number}`}
        tabIndex={-1}
        className={cx(
          'scroll-mt-6 border-t border-line py-6 outline-offset-4 sm:grid sm:grid-cols-[auto_1fr] sm:gap-x-5',
          isSolution && 'border-t-2 border-ok',
        )}
      >
        <div className="hidden pt-1 sm:block">
          <AuthorMark author={post.author} />
        </div>
        <div className="min-w-0">
          <PostHead
            thread={thread}
            post={post}
            isSolution={isSolution}
            edited={edited && <EditedMark isOpen={isHistory} onPress={setHistory} />}
          />
          {history && isHistory && edited && (
            <history.PostVersions postId={post.id} edited={edited} />
          )}
          <PostContent post={post} />
          {restoring && post.can_restore && (
            <restoring.RestorePost post={post} onRenew={props.onRenew} />
          )}
          {post.state !== 'deleted' && <PostFoot {...props} />}
        </div>
      </article>
    </li>
  )
}

function EditedMark({ isOpen, onPress }: { isOpen: boolean; onPress: (isOpen: boolean) => void }) {
  return (
    <>
      {' · '}
      <button
        type="button"
        aria-expanded={isOpen}
        className="min-h-touch link"
        onClick={() => onPress(!isOpen)}
      >
        {forumThread.edited}
      </button>
    </>
  )
}

function PostHead({
  thread,
  post,
  isSolution,
  edited,
}: Pick<PostItemProps, 'thread' | 'post'> & { isSolution: boolean; edited: ReactNode }) {
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <h2 className="text-base font-semibold">
        {post.state === 'deleted' ? (
          forumThread.number(post.number)
        ) : (
          <AuthorLink author={post.author} />
        )}
      </h2>
      <span className="text-ink-soft">
        <When at={post.created_at} />
        {edited}
      </span>
      {post.author?.is_sample && <SampleMark />}
      {isSolution && <Badge kind="ok">{forumThread.solution}</Badge>}
      {post.state === 'hidden' && <Badge kind="warn">{texts.hidden}</Badge>}
      <a
        href={postAddress(thread, post.number)}
        className="ml-auto inline-flex min-h-touch min-w-touch items-center justify-end figures text-ink-soft hover:text-ink"
      >
        <span aria-hidden="true">{forumThread.number(post.number)}</span>
        <VisuallyHidden>{forumThread.permalink(post.number)}</VisuallyHidden>
      </a>
    </header>
  )
}

function PostContent({ post }: { post: ForumPost }) {
  if (post.state === 'deleted') return <p className="text-ink-soft">{forumThread.deletedPost}</p>
  if (post.state === 'hidden' && post.body.length === 0) {
    return <p className="text-ink-soft">{forumThread.hiddenPost}</p>
  }
  return (
    <div className="mt-1 max-w-read wrap-anywhere">
      {post.state === 'hidden' && (
        <p className="mb-3 text-sm text-warn">{forumThread.hiddenNote}</p>
      )}
      {post.quote && (
        <blockquote className="mb-4 border-l-2 border-line-strong pl-4 text-ink-soft">
          <p className="text-sm font-medium">
            <a href={`#post-${post.quote.number}`} className="link">
              <bdi>
                {forumThread.quoteOf(post.quote.name ?? texts.deletedMember, post.quote.number)}
              </bdi>
            </a>
          </p>
          <p className="mt-1 whitespace-pre-line">{post.quote.text}</p>
        </blockquote>
      )}
      <PostBody nodes={post.body} />
    </div>
  )
}

function PostFoot(props: PostItemProps) {
  const { post, isMember, isReady, isOpen, onReply, onChange } = props
  if (post.state === 'hidden' && post.body.length === 0) return null
  return (
    <footer className="mt-3 -ml-3 flex flex-wrap items-center gap-x-1">
      <LikeButton post={post} isMember={isMember} isReady={isReady} onChange={onChange} />
      {isOpen && (
        <Button variant="quiet" className="!px-3 text-sm" onClick={() => onReply(post)}>
          <Reply aria-hidden="true" className="size-4" />
          {forumMember.reply}
          <VisuallyHidden> {forumThread.number(post.number)}</VisuallyHidden>
        </Button>
      )}
      {isReady && <PostTools {...props} />}
      {!post.is_own && <ReportIllegal {...props} />}
    </footer>
  )
}

function ReportIllegal({ thread, post }: PostItemProps) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const code = useLazyModule(loadLegalReport, isOpen, () => setOpen(false))
  function close() {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <>
      <Button
        ref={opener}
        variant="quiet"
        className="!px-3 text-sm text-ink-soft"
        onClick={() => setOpen(true)}
      >
        {forumMember.reportIllegal}
        <VisuallyHidden> {forumThread.number(post.number)}</VisuallyHidden>
      </Button>
      {code && isOpen && (
        <div className="basis-full pl-3">
          <code.LegalReportForm thread={thread} post={post} onClose={close} />
        </div>
      )}
    </>
  )
}
