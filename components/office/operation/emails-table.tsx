import Link from 'next/link'

import { Badge, type BadgeKind } from '@/components/kit/ui/badge'
import { Button } from '@/components/kit/ui/button'
import type { EmailList } from '@/domain/office/operation/operation'
import { canDiscard, canSend, type EmailRow } from '@/hooks/office/operation/use-operation'
import { emails as texts } from '@/messages/office/operation/operation'

const KINDS: Record<EmailList, BadgeKind> = {
  failed: 'bad',
  stale: 'warn',
  waiting: 'plain',
  held: 'warn',
  discarded: 'plain',
  sent: 'ok',
}

const { subject, recipient, state, written, action } = texts.columns

interface EmailsTableProps {
  rows: EmailRow[]
  /** Actions for an email; omitted without write permission. */
  actions?: { send: (id: string) => void; discard: (id: string) => void } | undefined
}

export function EmailsTable({ rows, actions }: EmailsTableProps) {
  return (
    <>
      <table className="w-full text-sm">
        <caption className="sr-only">{`${texts.title}. ${texts.keys}`}</caption>
        <thead className="max-md:sr-only">
          <tr className="border-b border-line-strong text-left text-ink-soft">
            <th scope="col" className="h-9 w-1/2 pr-4 font-normal">
              {subject}
            </th>
            <th scope="col" className="pr-4 font-normal">
              {recipient}
            </th>
            <th scope="col" className="pr-4 font-normal">
              {state}
            </th>
            <th scope="col" className="pr-4 font-normal">
              {written}
            </th>
            {actions && (
              <th scope="col" className="font-normal">
                <span className="sr-only">{action}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <EmailLine key={row.id} {...{ row, actions }} />
          ))}
        </tbody>
      </table>
      <p className="mt-3 hidden text-sm text-ink-soft lg:block">{texts.keys}</p>
    </>
  )
}

interface EmailLineProps {
  row: EmailRow
  actions: EmailsTableProps['actions']
}

/** Table row; on phones, it is a card with stacked cells. */
function EmailLine({ row, actions }: EmailLineProps) {
  const detail = texts.detailOf(row)
  return (
    <tr
      data-row
      tabIndex={-1}
      className="border-b border-line focus-within:bg-ink/3 hover:bg-ink/3 max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:gap-y-1 max-md:py-3"
    >
      <td className="py-1.5 pr-4 max-md:w-full max-md:p-0">
        <span className="font-medium break-words">{row.subject}</span>
        {row.order_number && (
          <Link
            href={`/backoffice/orders/${row.order_number}`}
            className="ml-2 whitespace-nowrap text-ink-soft underline underline-offset-4"
          >
            {texts.order(row.order_number)}
          </Link>
        )}
        {row.attachments.length > 0 && (
          <span className="block text-ink-soft">{texts.attached(row.attachments)}</span>
        )}
        {detail && <span className="block text-ink-soft">{detail}</span>}
      </td>
      <td className="pr-4 break-all text-ink-soft max-md:w-full max-md:p-0">{row.recipient}</td>
      <td className="pr-4 whitespace-nowrap max-md:p-0">
        <Badge kind={KINDS[row.list]}>{texts.stateOf(row.list)}</Badge>
      </td>
      <td className="pr-4 whitespace-nowrap text-ink-soft max-md:p-0">
        <time dateTime={row.written_at}>{texts.written(row.written_at)}</time>
      </td>
      {actions && (
        <td className="text-right max-md:ml-auto">
          <span className="inline-flex justify-end gap-2 py-1">
            {canSend(row) && (
              <RowButton
                label={texts.againOf(row.subject, row.list)}
                onClick={() => actions.send(row.id)}
              >
                {texts.again(row.list)}
              </RowButton>
            )}
            {canDiscard(row) && (
              <RowButton
                label={texts.discardOf(row.subject)}
                onClick={() => actions.discard(row.id)}
              >
                {texts.discard}
              </RowButton>
            )}
          </span>
        </td>
      )}
    </tr>
  )
}

function RowButton(props: { label: string; onClick: () => void; children: string }) {
  const { label, onClick, children } = props
  return (
    <Button
      variant="secondary"
      size="small"
      className="whitespace-nowrap"
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
