import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { LinkButton } from '@/components/kit/ui/link-button'
import { useDigestLink } from '@/hooks/community/forum/use-forum-digest'
import { toSentence } from '@/messages/kit/errors'
import { forumDigest as texts } from '@/messages/community/forum/forum-digest'

const TITLES = { on: texts.endTitle, ended: texts.endedTitle, resumed: texts.resumedTitle }
const LEADS = { on: texts.endLead, ended: texts.ended, resumed: texts.resumed }

/** Unsubscribes from forum emails and undoes it, by a click because mail scanners only open links. */
export function EndDigestScreen({ id, letterKey }: { id: string; letterKey: string }) {
  const [phase, setPhase] = useState<keyof typeof TITLES>('on')
  const { end, resume } = useDigestLink({ id, key: letterKey })
  const error = phase === 'ended' ? resume.error : end.error
  const isDead = error?.kind === 'problem' && error.code === 'link_invalid'
  return (
    <div className="wrap flex-1 py-10 lg:py-16">
      <div className="max-w-xl">
        <h1 className="text-4xl text-balance">{TITLES[phase]}</h1>
        <p role="status" className="mt-3 text-ink-soft">
          {LEADS[phase]}
        </p>
        <div className="mt-8">
          {error && <ErrorNotice sentence={toSentence(error)} className="mb-6" />}
          {isDead && (
            <>
              <p className="text-ink-soft">{texts.invalidEnd}</p>
              <LinkButton href="/contact" variant="secondary" className="mt-4">
                {texts.write}
              </LinkButton>
            </>
          )}
          {phase === 'on' && !isDead && (
            <Button
              isLoading={end.isRunning}
              onClick={() => void end.run().then((done) => done && setPhase('ended'))}
            >
              {texts.end}
            </Button>
          )}
          {phase === 'ended' && !isDead && (
            <Button
              variant="secondary"
              isLoading={resume.isRunning}
              onClick={() => void resume.run().then((done) => done && setPhase('resumed'))}
            >
              {texts.resume}
            </Button>
          )}
          {phase === 'resumed' && (
            <LinkButton href="/dashboard/notifications" variant="secondary">
              {texts.toNotifications}
            </LinkButton>
          )}
        </div>
      </div>
    </div>
  )
}
