import { useRouter } from 'next/router'
import { useState } from 'react'

import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Loaded } from '@/components/kit/ui/loaded'
import { useIssue } from '@/hooks/office/newsletter/use-issues'
import { useSegments } from '@/hooks/office/segments/use-segments'
import { officeLists } from '@/messages/office/kit/lists'
import { issues as texts } from '@/messages/office/newsletter/issues'

import { RowsPlaceholder } from '@/components/office/kit/list-parts'
import { IssueEditor } from './issue-editor'
import type { IssuePictures } from './issue-fields'
import { IssueSending } from './issue-sending'

/** One newsletter issue: the editor while it is a draft, and its sending status after that. */
export function IssueScreen({ id, Pictures }: { id: string; Pictures: IssuePictures }) {
  const { state, retry, renew, isStale } = useIssue(id)
  const { push } = useRouter()
  const [done, setDone] = useState('')
  const show = (sentence: string) => {
    setDone(sentence)
    renew()
  }
  return (
    <>
      {isStale && (
        <ErrorNotice sentence={officeLists.stale} onRetry={renew} className="mb-3 max-w-xl" />
      )}
      <Loaded state={state} onRetry={retry} placeholder={<RowsPlaceholder />}>
        {({ issue, segments, can_send }) =>
          issue.state === 'draft' ? (
            <IssueEditor
              {...{ issue, segments, done, Pictures }}
              canSend={can_send}
              onSaved={() => show(texts.saved)}
              onShow={show}
              onChanged={renew}
              onRemoved={() => void push('/backoffice/newsletter')}
            />
          ) : (
            <IssueSending {...{ issue, done }} onShow={show} />
          )
        }
      </Loaded>
    </>
  )
}

export function NewIssueScreen({ Pictures }: { Pictures: IssuePictures }) {
  const { push } = useRouter()
  const segments = useSegments()
  return (
    <IssueEditor
      issue={null}
      {...{ segments, Pictures }}
      done=""
      canSend
      onSaved={({ id }) => void push(`/backoffice/newsletter/${id}`)}
      onShow={ignored}
      onChanged={ignored}
      onRemoved={ignored}
    />
  )
}

const ignored = () => undefined
