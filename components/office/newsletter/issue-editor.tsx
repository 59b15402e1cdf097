import { useEffect, useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import {
  useIssueForm,
  useIssueTest,
  type Issue,
  type IssuePage,
} from '@/hooks/office/newsletter/use-issues'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { useUnsaved } from '@/hooks/kit/use-unsaved'
import { edit } from '@/messages/kit/edit'
import { toSentence } from '@/messages/kit/errors'
import { issues as texts, leaveIssueDialog } from '@/messages/office/newsletter/issues'

import { EditNews } from '@/components/office/kit/edit-parts'
import { IssueFields, type IssuePictures } from './issue-fields'
import { IssuePreview } from './issue-preview'
import { IssueStart } from './issue-start'

interface IssueEditorProps {
  /** Null for a new issue. */
  issue: Issue | null
  segments: IssuePage['segments']
  canSend: boolean
  /** Message about the last action. */
  done: string
  onSaved: (saved: Issue) => void
  onShow: (done: string) => void
  onChanged: () => void
  onRemoved: () => void
  Pictures: IssuePictures
}

export function IssueEditor(props: IssueEditorProps) {
  const { issue, segments, canSend, done, onSaved, onShow, onChanged, onRemoved, Pictures } = props
  const mayWrite = useMay()('marketing.write')
  const controls = useIssueForm({ issue, onSaved, onChanged })
  const { ref, form, error, submit, isTouched, isSending, isNews, discard, keepMine } = controls
  useUnsaved(isTouched, leaveIssueDialog)
  useEffect(() => {
    if (!issue) ref.current?.querySelector<HTMLElement>('input')?.focus()
  }, [issue, ref])
  return (
    <>
      {!canSend && <p className="mb-3 max-w-read border-l-2 border-warn px-3">{texts.email_off}</p>}
      <form ref={ref} noValidate onSubmit={submit} className="text-sm">
        {error && <ErrorNotice sentence={toSentence(error)} className="mb-3 max-w-xl" />}
        {isNews && <EditNews onTake={discard} onKeep={keepMine} />}
        {mayWrite && (
          <div className="mb-3 flex flex-wrap items-center gap-3">
            <Button
              type="submit"
              size="small"
              isLoading={isSending}
              disabled={!isTouched || isNews}
            >
              {edit.save}
            </Button>
            <TestButton {...{ form }} />
            {isTouched && issue && (
              <Button variant="quiet" size="small" onClick={discard}>
                {edit.discard}
              </Button>
            )}
          </div>
        )}
        <p role="status" className="mb-3 min-h-5 font-medium text-ok">
          {isTouched ? <span className="font-normal text-ink-soft">{edit.unsaved}</span> : done}
        </p>
        <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-2">
          <IssueFields {...{ controls, segments, mayWrite, Pictures }} />
          <IssuePreview written={form} />
        </div>
      </form>
      {issue && mayWrite && (
        <IssueStart {...{ issue, isTouched, canSend, onShow, onChanged, onRemoved }} />
      )}
    </>
  )
}

/** Sends the current input as a test issue to the signed-in user. */
function TestButton({ form }: { form: ReturnType<typeof useIssueForm>['form'] }) {
  const test = useIssueTest()
  const [sentTo, setSentTo] = useState('')
  const send = async () => {
    setSentTo('')
    const sent = await test.run(form)
    if (sent) setSentTo(sent.answer)
  }
  const isEmpty = form.subject.trim() === '' || form.source.trim() === ''
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        isLoading={test.isRunning}
        disabled={isEmpty}
        onClick={() => void send()}
      >
        {texts.test}
      </Button>
      <p role="status" className="text-ok">
        {sentTo && texts.tested(sentTo)}
      </p>
      {test.error && <ErrorNotice sentence={toSentence(test.error)} className="w-full" />}
    </>
  )
}
