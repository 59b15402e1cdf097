import { useRouter } from 'next/router'

import { Button } from '@/components/kit/ui/button'
import { threadAddress } from '@/domain/community/forum/forum'
import { useForumDeleted, useRestoreThread } from '@/hooks/community/forum/use-forum-deletion'
import { toSentence } from '@/messages/kit/errors'
import { forumDeletion as texts } from '@/messages/community/forum/forum-deletion'
import { forumMember } from '@/messages/community/forum/forum-member'

import { When } from './author-name'

export function DeletedThreads() {
  const router = useRouter()
  const threads = useForumDeleted()
  const { run, error } = useRestoreThread()
  if (threads.length === 0) return null
  async function restore(id: number) {
    const done = await run(id)
    if (done) await router.push(threadAddress(done.answer.thread))
  }
  return (
    <section aria-labelledby="deleted-threads" className="mt-16">
      <h2 id="deleted-threads" className="text-2xl">
        {texts.deletedTitle}
      </h2>
      <p className="mt-2 mb-6 text-ink-soft">{texts.deletedLead}</p>
      <ul className="border-t border-line">
        {threads.map(({ id, title, until }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3"
          >
            <span className="min-w-0 wrap-anywhere">
              <bdi>{title}</bdi>{' '}
              <span className="text-sm text-ink-soft">
                · {texts.until} <When at={until} />
              </span>
            </span>
            <Button
              variant="secondary"
              aria-label={texts.restoreOf(title)}
              onClick={() => void restore(id)}
            >
              {texts.restore}
            </Button>
          </li>
        ))}
      </ul>
      {error && (
        <p role="alert" className="mt-4 text-sm text-bad">
          {forumMember.actionFailed} {toSentence(error)}
        </p>
      )}
    </section>
  )
}
