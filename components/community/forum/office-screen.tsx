import { useState, type ReactNode } from 'react'

import { Button } from '@/components/kit/ui/button'
import { Loaded } from '@/components/kit/ui/loaded'
import {
  useForumReports,
  useForumSilences,
  useLiftSilence,
  type ForumSilences,
} from '@/hooks/community/forum/use-forum-office'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { toSentence } from '@/messages/kit/errors'
import { forumOffice as texts } from '@/messages/community/forum/forum-office'
import { forumReview as review } from '@/messages/community/forum/forum-review'
import { dateLong } from '@/utils/format'

import { OfficeQueue } from './office-queue'
import { OfficeLog } from './office-log'
import { OfficeReport } from './office-reports'

export function ForumOfficeScreen() {
  const [reloadKey, setAsked] = useState(0)
  const reports = useForumReports()
  function renew() {
    reports.renew()
    setAsked((count) => count + 1)
  }
  return (
    <div className="flex flex-col gap-12">
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
      <h2 id={`forum-${id}`} className="mb-3 text-lg font-semibold">
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
              <Silence key={silence.member?.id} silence={silence} onLifted={onLifted} />
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

interface SilenceProps {
  silence: ForumSilences['members'][number]
  onLifted: () => void
}

function Silence({ silence: { member, until, reason }, onLifted }: SilenceProps) {
  const lift = useLiftSilence()
  const mayModerate = useMay()('forum.moderate')
  async function end(id: string) {
    if (await lift.run(id)) onLifted()
  }
  if (!member) return null
  return (
    <li className="flex flex-wrap items-center gap-x-4 border-b border-line py-2 text-sm">
      <bdi className="font-semibold">{member.name}</bdi>
      <span>{texts.until(until && dateLong(until))}</span>
      <bdi className="min-w-0 flex-1 text-ink-soft">{reason}</bdi>
      {mayModerate && (
        <Button variant="quiet" isLoading={lift.isRunning} onClick={() => void end(member.id)}>
          {texts.lift}
        </Button>
      )}
      {lift.error && (
        <p role="alert" className="w-full text-bad">
          {toSentence(lift.error)}
        </p>
      )}
    </li>
  )
}
