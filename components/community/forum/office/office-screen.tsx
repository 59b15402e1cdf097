import { useState, type ReactNode } from 'react'

import { Loaded } from '@/components/kit/ui/loaded'
import { useForumReports, useForumSilences } from '@/hooks/community/forum/use-forum-office'
import { forumOffice as texts } from '@/messages/community/forum/forum-office'
import { forumReview as review } from '@/messages/community/forum/forum-review'

import { OfficeQueue } from './office-queue'
import { OfficeLog } from './office-log'
import { OfficeReport } from './office-reports'
import { SilenceRow } from './silence-row'

export function ForumOfficeScreen() {
  const [reloadKey, setAsked] = useState(0)
  const reports = useForumReports()
  function renew() {
    reports.renew()
    setAsked((count) => count + 1)
  }
  return (
    <div className="flex flex-col gap-10">
      <Part id="queue" title={review.queue}>
        <OfficeQueue onDecided={() => setAsked((count) => count + 1)} />
      </Part>
      <Part id="reports" title={texts.reports}>
        <Loaded state={reports.state} onRetry={reports.retry}>
          {({ count, posts }) => (
            <>
              <p role="status" className="text-sm text-ink-soft">
                {count === 0 ? texts.noReports : texts.reported(count)}
                {posts.length < count && ` · ${texts.more(posts.length, count)}`}
              </p>
              <ul>
                {posts.map((flagged) => (
                  <OfficeReport key={flagged.post.id} flagged={flagged} onSettled={renew} />
                ))}
              </ul>
            </>
          )}
        </Loaded>
      </Part>
      <Part id="silences" title={texts.silences}>
        <Silences reloadKey={reloadKey} onLifted={renew} />
      </Part>
      <Part id="log" title={texts.log}>
        <OfficeLog reloadKey={reloadKey} />
      </Part>
    </div>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`forum-${id}`}>
      <h2 id={`forum-${id}`} className="mb-3 text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

function Silences({ reloadKey, onLifted }: { reloadKey: number; onLifted: () => void }) {
  const { state, retry } = useForumSilences(reloadKey)
  return (
    <Loaded state={state} onRetry={retry}>
      {({ members }) =>
        members.length === 0 ? (
          <p className="text-sm text-ink-soft">{texts.noSilences}</p>
        ) : (
          <ul className="border-t border-line">
            {members.map((silence) => (
              <SilenceRow key={silence.member?.id} silence={silence} onLifted={onLifted} />
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}
