import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { issueActions, type IssueAction } from '@/domain/office/newsletter/issue'
import { useIssueActions, type Issue } from '@/hooks/office/newsletter/use-issues'
import { useModal } from '@/hooks/kit/use-modal'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { toSentence } from '@/messages/kit/errors'
import { cancelIssueDialog, issues as texts } from '@/messages/office/newsletter/issues'
import { thousands } from '@/utils/format'

import { IssuePreview } from './issue-preview'
import { IssueBadge } from './issues-table'

interface IssueSendingProps {
  issue: Issue
  /** Message about the last action. */
  done: string
  onShow: (done: string) => void
}

export function IssueSending({ issue, done, onShow }: IssueSendingProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-8 text-sm xl:grid-cols-2">
      <div className="min-w-0">
        <h2 className="text-xl wrap-anywhere">{issue.subject}</h2>
        <p className="mt-2 flex flex-wrap items-center gap-3">
          <IssueBadge {...{ issue }} />
          <span>{texts.to(issue)}</span>
        </p>
        <p role="status" className="mt-3 min-h-5 font-medium text-ok">
          {done}
        </p>
        <Actions {...{ issue, onShow }} />
        {issue.state === 'planned' ? (
          issue.send_at && <p className="mt-4">{texts.plannedFor(issue.send_at)}</p>
        ) : (
          <Progress {...{ issue }} />
        )}
        <Moments {...{ issue }} />
      </div>
      <IssuePreview written={issue} />
    </div>
  )
}

function Actions({ issue, onShow }: Pick<IssueSendingProps, 'issue' | 'onShow'>) {
  const mayWrite = useMay()('marketing.write')
  const { moving } = useIssueActions(issue)
  const { ask } = useModal()
  const actions = mayWrite ? issueActions(issue.state) : []
  const move = async (action: IssueAction) => {
    if (action === 'cancel' && !(await ask(cancelIssueDialog(issue.left)))) return
    const moved = await moving.run(action)
    onShow(moved ? texts.movedOf(action) : '')
  }
  return (
    <>
      {moving.error && (
        <ErrorNotice sentence={toSentence(moving.error)} className="mt-3 max-w-xl" />
      )}
      <div className="mt-3 flex flex-wrap gap-3 empty:hidden">
        {actions.map((action) => (
          <Button
            key={action}
            variant={action === 'cancel' ? 'quiet' : 'secondary'}
            size="small"
            isLoading={moving.isRunning}
            onClick={() => void move(action)}
          >
            {texts.actionOf(action)}
          </Button>
        ))}
      </div>
    </>
  )
}

function Progress({ issue }: { issue: Issue }) {
  const { recipients, left, is_stuck, state } = issue
  return (
    <>
      <div className="mt-4 flex justify-between gap-3">
        <span id="issue-progress">{texts.progress}</span>
        <span className="figures">{texts.progressOf(issue)}</span>
      </div>
      <progress
        aria-labelledby="issue-progress"
        max={Math.max(recipients, 1)}
        value={recipients - left}
        className="mt-1 block h-2 w-full appearance-none overflow-hidden rounded bg-line [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-ink"
      />
      {state === 'sending' && is_stuck && (
        <p className="mt-2 border-l-2 border-warn px-3">{texts.stuck}</p>
      )}
      <h3 className="sr-only">{texts.figures}</h3>
      <dl className="mt-4 grid grid-cols-2 border-t border-line sm:grid-cols-4">
        {texts.figuresOf(issue).map(({ label, value, hint }) => (
          <div key={label} className="border-b border-line py-3 pr-3">
            <dt className="text-ink-soft">{label}</dt>
            <dd>
              <span className="figures text-lg font-medium">{thousands(value)}</span>
              {hint && <span className="block text-xs text-ink-soft">{hint}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Moments({ issue: { started_at, ended_at, by } }: { issue: Issue }) {
  const lines = [
    [texts.began, started_at && texts.moment(started_at)],
    [texts.ended, ended_at && texts.moment(ended_at)],
    [texts.by, by],
  ].filter(([, value]) => value)
  return (
    <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {lines.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-ink-soft">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
