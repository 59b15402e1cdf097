import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { Loaded } from '@/components/kit/ui/loaded'
import { useMemberSilence } from '@/hooks/community/forum/use-forum-office'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { forumOffice as texts } from '@/messages/community/forum/forum-office'

import { DecisionForm } from './decision-form'
import { SilenceRow } from './office/silence-row'

interface MemberSilenceProps {
  /** Public id. */
  id: string
  name: string
}

/** Whether a member is silenced. Moderators silence or ban them here, or lift it, with the same form as for a report. */
export function MemberSilence({ id, name }: MemberSilenceProps) {
  const { state, retry, renew } = useMemberSilence(id)
  return (
    <Loaded state={state} onRetry={retry}>
      {({ members: [silence] }) =>
        silence ? (
          <ul className="border-t border-line">
            <SilenceRow silence={silence} onLifted={renew} />
          </ul>
        ) : (
          <Start {...{ id, name }} onSilenced={renew} />
        )
      }
    </Loaded>
  )
}

function Start({ id, name, onSilenced }: MemberSilenceProps & { onSilenced: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const mayModerate = useMay()('forum.moderate')
  if (isOpen) {
    return (
      <DecisionForm
        kind="member"
        id={id}
        title={texts.silenceOf(name)}
        onDecided={onSilenced}
        onClose={() => setOpen(false)}
      />
    )
  }
  return (
    <>
      <p className="text-sm text-ink-soft">{texts.notSilenced}</p>
      {mayModerate && (
        <Button size="small" variant="secondary" className="mt-3" onClick={() => setOpen(true)}>
          {texts.silence}
        </Button>
      )}
    </>
  )
}
