import { Button } from '@/components/ui/button'
import { ErrorNotice } from '@/components/ui/error-notice'
import { canGoAgain, useEmails, useSendAgain } from '@/hooks/use-operation'
import { useMay } from '@/hooks/use-permissions'
import { toSentence } from '@/messages/errors'
import { emails as texts } from '@/messages/operation'

import { FilterLinks } from '../filter-links'
import { ListFilters } from '../list-filters'
import { OfficeList } from '../office-list'
import { EmailsTable } from './emails-table'

/** Every email of the shop: a list, a search, a page, and what failed sent again. */
export function EmailsScreen() {
  const controls = useEmails()
  const { filter, hrefOf, go, list } = controls
  const mayManage = useMay()('system.manage')
  const { sendAgain, planned, isRunning, error } = useSendAgain(list.renew)
  const shown = list.state.status === 'ready' ? list.state.data.emails : []
  const again = mayManage ? shown.filter(canGoAgain).map(({ id }) => id) : []
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
      <p role="status" className="mt-3 text-sm font-medium text-ok empty:mt-0">
        {planned !== null && texts.planned(planned)}
      </p>
      {error && <ErrorNotice sentence={toSentence(error)} className="mt-3 max-w-xl" />}
      <OfficeList
        {...{ controls }}
        countOf={({ emails }) => emails.length}
        found={({ emails }, isAll) => texts.found(emails.length, isAll)}
        titles={texts}
        href="/backoffice/emails"
        actions={
          again.length > 1 && (
            <Button
              variant="secondary"
              className="!px-3 text-sm lg:min-h-9"
              isLoading={isRunning}
              onClick={() => void sendAgain(again)}
            >
              {texts.againAll(again.length)}
            </Button>
          )
        }
      >
        {({ emails }) => (
          <EmailsTable
            rows={emails}
            onAgain={mayManage ? (id) => void sendAgain([id]) : undefined}
          />
        )}
      </OfficeList>
    </>
  )
}
