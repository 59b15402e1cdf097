import Link from 'next/link'

import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import { helpQuestion as texts } from '@/messages/community/help-center/help-question'

const load = () => import('./feedback-form')

/** Asks for feedback at the end of a topic. Without scripts, an email link is the fallback. */
export function TopicFeedback({ topicId }: { topicId: number }) {
  const module = useLazyModule(load, true)
  return (
    <section
      aria-labelledby="helpful"
      data-chrome
      className="mt-8 min-h-32 max-w-read border-t border-ink pt-5"
    >
      <h2 id="helpful" className="text-xl">
        {texts.question}
      </h2>
      {module ? (
        <module.FeedbackForm topicId={topicId} />
      ) : (
        <p className="mt-3">
          {texts.writeText}{' '}
          <Link href="/contact" prefetch={false} className="link">
            {texts.write}
          </Link>
        </p>
      )}
    </section>
  )
}
