import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { momentTyped } from '@/domain/kit/moment-field'
import {
  useIssueActions,
  useRecipientCount,
  type Issue,
} from '@/hooks/office/newsletter/use-issues'
import { useModal } from '@/hooks/kit/use-modal'
import { useNow } from '@/hooks/kit/use-now'
import { toSentence } from '@/messages/kit/errors'
import {
  issues as texts,
  removeIssueDialog,
  sendIssueDialog,
} from '@/messages/office/newsletter/issues'

import { DenseField } from '@/components/office/kit/dense-field'

interface IssueStartProps {
  issue: Issue
  isTouched: boolean
  canSend: boolean
  onShow: (done: string) => void
  onChanged: () => void
  onRemoved: () => void
}

export function IssueStart(props: IssueStartProps) {
  const { issue, isTouched, canSend, onShow, onChanged, onRemoved } = props
  const { sending, removing } = useIssueActions(issue)
  const { state } = useRecipientCount(issue.segment ?? '')
  const { ask } = useModal()
  const count = state.status === 'ready' ? state.data.count : 0
  const isOff = isTouched || !canSend || count === 0

  const send = async (at: string | null) => {
    if (!(await ask(sendIssueDialog({ subject: issue.subject, count, at })))) return
    const sent = await sending.run(at)
    if (sent) onShow(at === null ? texts.started : texts.planned(at))
    else onChanged()
  }
  const remove = async () => {
    if (!(await ask(removeIssueDialog(issue.subject)))) return
    if (await removing.run()) onRemoved()
  }
  const failure = sending.error ?? removing.error
  return (
    <div className="mt-6 border-t border-line pt-4 text-sm">
      {failure && <ErrorNotice sentence={toSentence(failure)} className="mb-3 max-w-xl" />}
      <div className="flex flex-wrap items-end gap-3">
        <Button
          size="small"
          isLoading={sending.isRunning}
          disabled={isOff}
          onClick={() => void send(null)}
        >
          {texts.sendNow}
        </Button>
        <Later isOff={isOff} onPlan={(at) => void send(at)} />
        <Button
          variant="quiet"
          size="small"
          className="sm:ml-auto"
          isLoading={removing.isRunning}
          onClick={() => void remove()}
        >
          {texts.remove}
        </Button>
      </div>
      {isTouched && <p className="mt-2 text-ink-soft">{texts.saveFirst}</p>}
    </div>
  )
}

function Later({ isOff, onPlan }: { isOff: boolean; onPlan: (at: string) => void }) {
  const [typed, setTyped] = useState('')
  const now = useNow()
  const at = momentTyped(typed)
  const isSound = at !== null && now !== null && new Date(at) > now
  return (
    <>
      <DenseField
        type="datetime-local"
        name="at"
        label={texts.at}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button
        variant="secondary"
        size="small"
        disabled={isOff || !isSound}
        onClick={() => at && onPlan(at)}
      >
        {texts.plan}
      </Button>
    </>
  )
}
