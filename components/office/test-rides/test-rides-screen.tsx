import { useState } from 'react'

import { useTestRides } from '@/hooks/office/test-rides/use-test-rides'
import { testRides as texts } from '@/messages/office/test-rides/test-rides'

import { FilterLinks } from '@/components/office/kit/filter-links'
import { ListFilters } from '@/components/office/kit/list-filters'
import { OfficeList } from '@/components/office/kit/office-list'
import { RideRows } from './ride-rows'
import { MailContext } from '@/components/office/kit/mail-context'

export function TestRidesScreen() {
  const controls = useTestRides()
  const { filter, hrefOf, go, list } = controls
  const [done, setDone] = useState('')
  const dealers = list.state.status === 'ready' ? list.state.data.dealers : []
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
        selects={[
          {
            name: 'dealer',
            label: texts.dealer,
            options: [
              { value: '', title: texts.anyDealer },
              ...dealers.map(({ id, title }) => ({ value: String(id), title })),
            ],
          },
        ]}
        onChange={go}
      />
      <p role="status" className="mt-3 text-sm font-medium text-ok empty:mt-0">
        {done}
      </p>
      <OfficeList
        {...{ controls }}
        countOf={({ rides }) => rides.length}
        found={({ rides }, isAll) => texts.found(rides.length, isAll)}
        titles={texts}
        href="/backoffice/test-rides"
      >
        {({ rides, has_mail: hasMail }) => (
          <MailContext value={hasMail}>
            <RideRows
              {...{ rides }}
              onDone={(sentence) => {
                list.renew()
                setDone(sentence)
              }}
            />
          </MailContext>
        )}
      </OfficeList>
    </>
  )
}
