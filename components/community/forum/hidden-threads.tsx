import { useForumHidden } from '@/hooks/community/forum/use-forum-hidden'
import { forum as texts } from '@/messages/community/forum/forum'

import { ThreadList } from './thread-list'

/** Rendered after the public threads, so that loading it causes no layout shift. */
export function HiddenThreads() {
  const threads = useForumHidden()
  if (threads.length === 0) return null
  return (
    <section aria-labelledby="hidden-threads" className="mt-16">
      <h2 id="hidden-threads" className="text-2xl">
        {texts.hiddenTitle}
      </h2>
      <p className="mt-2 mb-6 text-ink-soft">{texts.hiddenLead}</p>
      <ThreadList threads={threads} heading="h3" />
    </section>
  )
}
