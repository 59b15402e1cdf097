import { LinkButton } from '@/components/kit/ui/link-button'
import { Skeleton } from '@/components/kit/ui/skeleton'
import { VisuallyHidden } from '@/components/kit/ui/visually-hidden'
import { forum as texts } from '@/messages/community/forum/forum'
import { forumThread } from '@/messages/community/forum/forum-thread'

/** Page of a thread that guests can't find. Members may have access, which is checked first. */
export function MissingThread({ isLooking }: { isLooking: boolean }) {
  return (
    <div className="mt-8">
      <p className="figures text-ink-soft">404</p>
      <h1 className="mt-4 text-4xl">{forumThread.missingTitle}</h1>
      <p className="mt-4 max-w-read text-lg text-ink-soft">{forumThread.missing}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton href="/forum/1">{texts.allThreads}</LinkButton>
      </div>
      {isLooking && (
        <div role="status" className="mt-10">
          <VisuallyHidden>{forumThread.looking}</VisuallyHidden>
          <Skeleton className="h-5 w-72 max-w-full" />
        </div>
      )}
    </div>
  )
}
