import type { ReactNode } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import {
  canDiscard,
  canSend,
  useEmailActions,
  useEmails,
  type EmailRow,
} from '@/hooks/office/operation/use-operation'
import { useModal } from '@/hooks/kit/use-modal'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { toSentence } from '@/messages/kit/errors'
import { emails as texts } from '@/messages/office/operation/operation'

import { FilterLinks } from '@/components/office/kit/filter-links'
import { ListFilters } from '@/components/office/kit/list-filters'
import { OfficeList } from '@/components/office/kit/office-list'
import { EmailsTable } from './emails-table'

export function EmailsScreen() {
  const controls = useEmails()
  const { filter, hrefOf, go, list } = controls
  const mayManage = useMay()('system.manage')
  const { ask } = useModal()
  const { start, done, isRunning, error } = useEmailActions(list.renew)
  const page = list.state.status === 'ready' ? list.state.data : null
  const hasMail = page?.has_mail !== false
  const idsOf = (isMeant: (row: EmailRow) => boolean) =>
    mayManage && page ? page.emails.filter(isMeant).map(({ id }) => id) : []
  const [sendable, discardable] = [idsOf(canSend), idsOf(canDiscard)]
  const send = (ids: string[]) => void start('sendAgain', ids)
  const discard = async (ids: string[]) => {
    if (await ask(texts.discardDialog(ids.length))) await start('discard', ids)
  }
  return (
    <>
      <FilterLinks
        filters={texts.lists}
        chosen={filter.list}
        hrefOf={(name) => hrefOf({ ...filter, list: name })}
      />
      <ListFilters
        {...{ filter }}
        by="q"
        search={texts.search}
        searchHint={texts.searchHint}
        onChange={go}
      />
      <Outcome {...{ done, hasMail }} />
      {error && <ErrorNotice sentence={toSentence(error)} className="mt-3 max-w-xl" />}
      <OfficeList
        {...{ controls }}
        countOf={({ emails }) => emails.length}
        found={({ emails }, isAll) => texts.found(emails.length, isAll)}
        titles={texts}
        href="/backoffice/emails"
        actions={
          <BulkActions
            {...{ sendable, discardable, isRunning, send }}
            discard={(ids) => void discard(ids)}
          />
        }
      >
        {({ emails }) => (
          <EmailsTable
            rows={emails}
            actions={
              mayManage
                ? { send: (id) => send([id]), discard: (id) => void discard([id]) }
                : undefined
            }
          />
        )}
      </OfficeList>
    </>
  )
}

interface OutcomeProps {
  done: ReturnType<typeof useEmailActions>['done']
  hasMail: boolean
}

function Outcome({ done, hasMail }: OutcomeProps) {
  return (
    <>
      <p role="status" className="mt-3 text-sm font-medium text-ok empty:mt-0">
        {done?.action === 'sendAgain' && texts.planned(done.count, hasMail)}
        {done?.action === 'discard' && texts.discarded(done.count)}
      </p>
      {!hasMail && <ErrorNotice sentence={texts.noServer} className="mt-3 max-w-xl" />}
    </>
  )
}

interface BulkActionsProps {
  /** Ids of resendable emails on the page. */
  sendable: string[]
  discardable: string[]
  isRunning: boolean
  send: (ids: string[]) => void
  discard: (ids: string[]) => void
}

function BulkActions({ sendable, discardable, isRunning, send, discard }: BulkActionsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {sendable.length > 1 && (
        <BulkButton {...{ isRunning }} onClick={() => send(sendable)}>
          {texts.againAll(sendable.length)}
        </BulkButton>
      )}
      {discardable.length > 1 && (
        <BulkButton {...{ isRunning }} onClick={() => discard(discardable)}>
          {texts.discardAll(discardable.length)}
        </BulkButton>
      )}
    </div>
  )
}

interface BulkButtonProps {
  isRunning: boolean
  onClick: () => void
  children: ReactNode
}

function BulkButton({ isRunning, onClick, children }: BulkButtonProps) {
  return (
    <Button variant="secondary" size="small" isLoading={isRunning} onClick={onClick}>
      {children}
    </Button>
  )
}
