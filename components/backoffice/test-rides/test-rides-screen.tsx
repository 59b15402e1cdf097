import { useState } from 'react'

import { useMay } from '@/hooks/use-permissions'
import { useTestRides, type TestRide } from '@/hooks/use-test-rides'
import { testRides as texts } from '@/messages/test-rides'

import { FilterLinks } from '../filter-links'
import { ListFilters } from '../list-filters'
import { OfficeList } from '../office-list'
import { RideRow } from './ride-row'

/** Every test ride: a list, a search, a page, and one that is changed. */
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
        {({ rides }) => (
          <Rows
            {...{ rides }}
            onDone={(sentence) => {
              list.renew()
              setDone(sentence)
            }}
          />
        )}
      </OfficeList>
    </>
  )
}

interface RowsProps {
  rides: TestRide[]
  onDone: (sentence: string) => void
}

function Rows({ rides, onDone }: RowsProps) {
  const mayWrite = useMay()('customers.write')
  const [open, setOpen] = useState<string | null>(null)
  return (
    <>
      <ul className="border-t border-line-strong">
        {rides.map((ride) => (
          <RideRow
            key={ride.id}
            {...{ ride, mayWrite }}
            isOpen={open === ride.id}
            onToggle={(isOpen) => setOpen(isOpen ? ride.id : null)}
            onDone={(sentence) => {
              setOpen(null)
              onDone(sentence)
            }}
          />
        ))}
      </ul>
      <p className="mt-3 hidden text-sm text-ink-soft lg:block">{texts.keys}</p>
    </>
  )
}
