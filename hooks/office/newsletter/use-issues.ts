import { useState } from 'react'

import type { ContentNode } from '@/domain/shop/content/content'
import { faultMessages } from '@/domain/kit/form-faults'
import {
  issueFaults,
  type IssueAction,
  type IssueFormValues,
} from '@/domain/office/newsletter/issue'
import { issues as texts } from '@/messages/office/newsletter/issues'
import type { Issue, IssuesQuery, SuppressionsQuery } from '@/contract/office/newsletter/newsletter'
import { OFFICE_KEYS } from '@/utils/office-keys'

import { useAction } from '@/hooks/kit/use-action'
import { useEdit } from '@/hooks/kit/use-edit'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'
import { useLive } from '@/hooks/kit/use-live'
import { useOfficeList } from '@/hooks/office/kit/use-office-list'
import { useRequest } from '@/hooks/kit/use-request'
import { useDebounced } from '@/hooks/kit/use-debounced'

export type {
  Issue,
  IssuePage,
  IssueRow,
  IssuesPage,
  Suppression,
} from '@/contract/office/newsletter/newsletter'

export function useIssues() {
  const controls = useOfficeList([], ({ issues }, query: IssuesQuery) => issues.list(query))
  useLive({ staff: '1' }, ({ kind }) => {
    if (kind === 'issue' || kind === 'reset') controls.list.renew()
  })
  return controls
}

export function useIssue(id: string) {
  const request = useStaleIfErrorRequest(id, ({ issues }) => issues.read({ id }))
  useLive({ staff: '1' }, ({ kind, subject }) => {
    if ((kind === 'issue' && subject === id) || kind === 'reset') request.renew()
  })
  return request
}

interface IssueEditValues extends IssueFormValues {
  version: string
}

const EMPTY: IssueEditValues = { subject: '', preheader: '', source: '', segment: '', version: '' }

const toFormValues = (issue: Issue | null): IssueEditValues =>
  issue
    ? {
        ...{ subject: issue.subject, preheader: issue.preheader, source: issue.source },
        segment: issue.segment ?? '',
        version: String(issue.edition),
      }
    : EMPTY

interface IssueFormOptions {
  issue: Issue | null
  onSaved: (saved: Issue) => void
  /** Version conflict: another user changed it first. */
  onChanged: () => void
}

export function useIssueForm({ issue, onSaved, onChanged }: IssueFormOptions) {
  return useEdit({
    saved: toFormValues(issue),
    draftKey: `${OFFICE_KEYS.issueDraft}_${issue?.id ?? ''}`,
    check: (typed: IssueEditValues) => faultMessages(issueFaults(typed), texts),
    conflict: 'issue_changed',
    send: ({ issues }, { segment, version, ...words }) => {
      const body = { ...words, segment: segment || null }
      if (!issue) return issues.add(body)
      return issues.save({ ...body, edition: Number(version), id: issue.id })
    },
    toFormValues,
    onSaved,
    onChanged,
  })
}

const PAUSE_MS = 400

/** Renders a debounced preview; the previous one stays until the new one is loaded. */
export function useIssuePreview(source: string) {
  const debounced = useDebounced(source, PAUSE_MS)
  const { state, retry } = useRequest(`preview ${debounced}`, ({ issues }) =>
    issues.preview(debounced),
  )
  const [shown, setShown] = useState<ContentNode[] | null>(null)
  if (state.status === 'ready' && state.data !== shown) setShown(state.data)
  return { shown, status: state.status, retry }
}

/** Counts the current recipients. @param segment empty for all subscribers */
export function useRecipientCount(segment: string) {
  return useRequest(`recipients ${segment}`, ({ issues }) =>
    issues.count({ segment: segment || null }),
  )
}

export function useIssueActions(issue: Issue) {
  const { id, edition } = issue
  return {
    sending: useAction(({ issues }, at: string | null) =>
      issues.send({ id, edition, send_at: at }),
    ),
    moving: useAction(({ issues }, action: IssueAction) => issues.move({ id, action })),
    removing: useAction(({ issues }) => issues.remove({ id })),
  }
}

/** Sends a test of the unsaved issue to the logged-in user. */
export function useIssueTest() {
  return useAction(({ issues }, { subject, preheader, source }: IssueFormValues) =>
    issues.test({ subject, preheader, source }),
  )
}

export function useSuppressions() {
  const list = useOfficeList(['cause', 'q'], ({ issues }, query: SuppressionsQuery) =>
    issues.suppressions(query),
  )
  return { ...list, lifting: useAction(({ issues }, id: string) => issues.lift({ id })) }
}
