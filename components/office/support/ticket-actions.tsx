import { Keyboard } from 'lucide-react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { IconButton } from '@/components/kit/ui/icon-button'
import type {
  DeskOverview,
  DeskTicket,
  useDeskChanges,
} from '@/hooks/office/support/use-desk-ticket'
import { desk as texts } from '@/messages/office/support/support'
import { toSentence } from '@/messages/kit/errors'

import { TicketHead } from './ticket-head'

interface TicketActionsProps {
  ticket: DeskTicket
  desk: DeskOverview | null
  changes: ReturnType<typeof useDeskChanges>
  doing: { take: () => void; close: () => Promise<void>; reopen: () => Promise<void> }
  onHelp: () => void
}

export function TicketActions({ ticket, desk, changes, doing, onHelp }: TicketActionsProps) {
  const { status, assignee, merged_into } = ticket
  const isMine = desk !== null && assignee?.id === desk.me.id
  const isClosed = status === 'closed'
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <TicketHead ticket={ticket} />
        <div className="flex flex-wrap items-center gap-2">
          {!isMine && (
            <Button
              variant="secondary"
              size="small"
              aria-keyshortcuts="a"
              isLoading={desk === null || changes.isRunning}
              onClick={doing.take}
            >
              {texts.assignToMe}
            </Button>
          )}
          {!isClosed && (
            <Button
              variant="secondary"
              size="small"
              aria-keyshortcuts="c"
              isLoading={changes.isRunning}
              onClick={() => void doing.close()}
            >
              {texts.close}
            </Button>
          )}
          {isClosed && merged_into === null && (
            <Button
              variant="secondary"
              size="small"
              isLoading={changes.isRunning}
              onClick={() => void doing.reopen()}
            >
              {texts.reopen}
            </Button>
          )}
          <IconButton size="small" label={texts.help} aria-keyshortcuts="?" onClick={onHelp}>
            <Keyboard aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
      </div>
      {changes.error && <ErrorNotice sentence={toSentence(changes.error)} className="mt-3" />}
      {changes.wasChanged && <ErrorNotice sentence={texts.changedMeanwhile} className="mt-3" />}
    </>
  )
}
