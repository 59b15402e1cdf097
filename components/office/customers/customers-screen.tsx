import { useCustomers, useCustomersTable } from '@/hooks/office/customers/use-customers'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { useSegments } from '@/hooks/office/segments/use-segments'
import { customers as texts } from '@/messages/office/customers/customers'

import { Download } from '@/components/office/kit/download'
import { FilterLinks } from '@/components/office/kit/filter-links'
import { ListFilters } from '@/components/office/kit/list-filters'
import { OfficeList } from '@/components/office/kit/office-list'
import { CustomersTable } from './customers-table'

export function CustomersScreen() {
  const controls = useCustomers()
  const { filter, hrefOf, go } = controls
  const mayDownload = useMay()('customers.write')
  const download = useCustomersTable()
  const segments = useSegments()
  return (
    <>
      <FilterLinks
        filters={texts.lists}
        chosen={filter.list}
        hrefOf={(list) => hrefOf({ ...filter, list })}
      />
      <ListFilters
        {...{ filter }}
        by="q"
        search={texts.search}
        searchHint={texts.searchHint}
        selects={[
          {
            name: 'segment',
            label: texts.segment,
            options: [
              { value: '', title: texts.anySegment },
              ...segments.map(({ id, name }) => ({ value: id, title: name })),
            ],
          },
          { name: 'order', label: texts.order, options: texts.orders },
        ]}
        onChange={go}
      />
      <OfficeList
        {...{ controls }}
        countOf={({ customers }) => customers.length}
        found={({ customers }, isAll) => texts.found(customers.length, isAll)}
        titles={texts}
        href="/backoffice/customers"
        actions={
          mayDownload && (
            <Download
              filter={{ list: filter.list, segment: filter.segment, q: filter.q }}
              controls={download}
            />
          )
        }
      >
        {({ customers }) => <CustomersTable rows={customers} />}
      </OfficeList>
    </>
  )
}
