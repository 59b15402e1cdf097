import { useState } from 'react'

import { Badge } from '@/components/kit/ui/badge'
import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Loaded } from '@/components/kit/ui/loaded'
import type { WireSessionEntry } from '@/contract/account/profile/profile'
import { useSessions } from '@/hooks/account/profile/use-sessions'
import { failureSentence } from '@/messages/account/profile/account'
import { settings as texts } from '@/messages/account/profile/settings'

import { Section } from './section'

export function Sessions() {
  const { state, retry, renew, end, endOthers } = useSessions()
  const [note, setNote] = useState<string | null>(null)
  const error = end.error ?? endOthers.error

  async function endOne(id: string) {
    if (await end.run(id)) setNote(texts.othersEnded(1))
    renew()
  }

  async function endAll() {
    const done = await endOthers.run()
    if (done) setNote(texts.othersEnded(done.answer.ended))
    renew()
  }

  return (
    <Section title={texts.sessions}>
      <Loaded state={state} onRetry={retry}>
        {(sessions) => (
          <>
            <ul className="border-t border-line">
              {sessions.map((session) => (
                <SessionLine key={session.id} session={session} onEnd={endOne} />
              ))}
            </ul>
            {sessions.length > 1 && (
              <Button
                variant="secondary"
                className="mt-4"
                isLoading={endOthers.isRunning}
                onClick={() => void endAll()}
              >
                {texts.endOthers}
              </Button>
            )}
          </>
        )}
      </Loaded>
      {error && <ErrorNotice sentence={failureSentence(error)} className="mt-4" />}
      <p role="status" className="mt-3">
        {note}
      </p>
    </Section>
  )
}

interface SessionLineProps {
  session: WireSessionEntry
  onEnd: (id: string) => Promise<void>
}

function SessionLine({ session, onEnd }: SessionLineProps) {
  const { id, device, place: ipBlock, is_current, last_used_at } = session
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-3 font-medium">
          {device}
          {is_current && <Badge kind="ok">{texts.thisDevice}</Badge>}
        </p>
        <p className="text-sm break-all text-ink-soft">
          {ipBlock}, {texts.lastUsed(last_used_at)}
        </p>
      </div>
      {!is_current && (
        <button
          type="button"
          aria-label={texts.endSessionOf(device)}
          onClick={() => void onEnd(id)}
          className="inline-flex min-h-touch items-center text-sm link"
        >
          {texts.endSession}
        </button>
      )}
    </li>
  )
}
