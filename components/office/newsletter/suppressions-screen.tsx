import Link from 'next/link'
import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { useSuppressions, type Suppression } from '@/hooks/office/newsletter/use-issues'
import { useModal } from '@/hooks/kit/use-modal'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { toSentence } from '@/messages/kit/errors'
import { liftDialog, suppressions as texts } from '@/messages/office/newsletter/issues'

import { FilterLinks } from '@/components/office/kit/filter-links'
import { ListFilters } from '@/components/office/kit/list-filters'
import { OfficeList } from '@/components/office/kit/office-list'

/** Suppressed addresses, which get no newsletters or digests; staff can remove them from the list. */
export function SuppressionsScreen() {
  const controls = useSuppressions()
  const { filter, hrefOf, go, list, lifting } = controls
  const mayWrite = useMay()('customers.write')
  const { ask } = useModal()
  const [lifted, setLifted] = useState('')
  const lift = async (row: Suppression) => {
    if (!(await ask(liftDialog(row)))) return
    if (await lifting.run(row.id)) setLifted(row.email)
    list.renew()
  }
  return (
    <>
      <FilterLinks
        filters={texts.lists}
        chosen={filter.cause}
        hrefOf={(cause) => hrefOf({ ...filter, cause })}
      />
      <ListFilters
        {...{ filter }}
        by="q"
        search={texts.search}
        searchHint={texts.searchHint}
        onChange={go}
      />
      <p role="status" className="mt-3 text-sm font-medium text-ok empty:mt-0">
        {lifted && texts.lifted(lifted)}
      </p>
      {lifting.error && (
        <ErrorNotice sentence={toSentence(lifting.error)} className="mt-3 max-w-xl" />
      )}
      <OfficeList
        {...{ controls }}
        countOf={({ suppressions }) => suppressions.length}
        found={({ suppressions }, isAll) => texts.found(suppressions.length, isAll)}
        titles={texts}
        href="/backoffice/suppressions"
      >
        {({ suppressions }) => (
          <Table rows={suppressions} onLift={mayWrite ? (row) => void lift(row) : undefined} />
        )}
      </OfficeList>
    </>
  )
}

interface TableProps {
  rows: Suppression[]
  /** Removes a suppression; omitted without write permission. */
  onLift: ((row: Suppression) => void) | undefined
}

function Table({ rows, onLift }: TableProps) {
  const { email, cause, at, issue, lift } = texts.columns
  return (
    <>
      <table className="w-full text-sm">
        <caption className="sr-only">{`${texts.title}. ${texts.keys}`}</caption>
        <thead className="max-md:sr-only">
          <tr className="border-b border-line-strong text-left text-ink-soft">
            {[email, cause, at, issue].map((title) => (
              <th key={title} scope="col" className="h-9 pr-4 font-normal">
                {title}
              </th>
            ))}
            {onLift && (
              <th scope="col">
                <span className="sr-only">{lift}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} {...{ row, onLift }} />
          ))}
        </tbody>
      </table>
      <p className="mt-3 hidden text-sm text-ink-soft lg:block">{texts.keys}</p>
    </>
  )
}

/** Table row; on phones, it is a card with stacked cells. */
function Row({ row, onLift }: Omit<TableProps, 'rows'> & { row: Suppression }) {
  const { email, issue_id } = row
  return (
    <tr
      data-row
      tabIndex={-1}
      className="border-b border-line focus-within:bg-ink/3 hover:bg-ink/3 max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:gap-y-1 max-md:py-3"
    >
      <td className="py-1.5 pr-4 font-medium break-all max-md:w-full max-md:p-0">{email}</td>
      <td className="pr-4 max-md:p-0">{texts.causeOf(row)}</td>
      <td className="pr-4 whitespace-nowrap text-ink-soft max-md:p-0">{texts.at(row)}</td>
      <td className="pr-4 whitespace-nowrap max-md:p-0">
        {issue_id !== null && (
          <Link href={`/backoffice/newsletter/${issue_id}`} className="link">
            {texts.issueOf(issue_id)}
          </Link>
        )}
      </td>
      {onLift && (
        <td className="text-right max-md:w-full max-md:text-left">
          <Button
            variant="quiet"
            size="small"
            aria-label={texts.liftOf(email)}
            onClick={() => onLift(row)}
          >
            {texts.lift}
          </Button>
        </td>
      )}
    </tr>
  )
}
