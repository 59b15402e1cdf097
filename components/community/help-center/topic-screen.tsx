import type { ReactNode } from 'react'

import { deferredPart } from '@/components/kit/ui/deferred-part'
import { helpCategoryAddress } from '@/domain/community/help-center/help-center'
import { helpCenter as texts } from '@/messages/community/help-center/help-center'

import { HelpSearch } from './help-search'
import { HelpTrail } from './help-trail'
import { TopicFeedback } from './topic-feedback'
import { TopicLinks } from './topic-links'

const HelpContact = deferredPart({
  load: () => import('./help-contact').then((code) => code.HelpContact),
  fallback: <div className="min-h-96" />,
})

interface HelpTopic {
  id: number
  title: string
  description: string
  updated_at: string
  category: { slug: string; title: string }
  related: readonly { slug: string; title: string; description: string }[]
}

interface TopicScreenProps {
  topic: HelpTopic
  contents: ReactNode
  children: ReactNode
}

const START = { q: '', page: 1 }

export function TopicScreen({ topic, contents, children }: TopicScreenProps) {
  const { category, related } = topic
  return (
    <div className="wrap flex-1 pt-4 pb-20 lg:pt-8 lg:pb-28">
      <div className="grid items-center gap-x-10 gap-y-4 lg:grid-cols-12 print:hidden">
        <div className="lg:col-span-5">
          <HelpTrail
            steps={[
              { title: texts.title, href: '/help-center' },
              { title: category.title, href: helpCategoryAddress(category.slug) },
            ]}
          />
        </div>
        <div className="lg:col-span-7">
          <HelpSearch query={START} />
        </div>
      </div>
      <article className="mt-12 lg:mt-20">
        <h1 className="max-w-4xl text-4xl lg:text-5xl">{topic.title}</h1>
        <p className="mt-5 max-w-read text-lg text-ink-soft">{topic.description}</p>
        <div className="mt-10 grid gap-10 lg:mt-14 lg:grid-cols-12">
          <div className="lg:col-span-3 print:hidden">{contents}</div>
          <div className="min-w-0 lg:col-span-8 lg:col-start-5">
            <div className="max-w-read [&>:first-child]:mt-0">{children}</div>
            <p className="mt-12 max-w-read border-t border-line pt-4 text-sm text-ink-soft">
              {texts.updated(topic.updated_at)}
            </p>
            <TopicFeedback key={topic.id} topicId={topic.id} />
            {related.length > 0 && (
              <aside aria-labelledby="related" data-chrome className="mt-14 max-w-read">
                <h2 id="related" className="mb-3 eyebrow text-ink-soft">
                  {texts.related}
                </h2>
                <TopicLinks topics={related} />
              </aside>
            )}
          </div>
        </div>
      </article>
      <HelpContact />
    </div>
  )
}
