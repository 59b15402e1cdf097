import { useRouter } from 'next/router'

import { useOfficeTexts } from '@/hooks/office/content/use-office-content'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { officeContent as texts } from '@/messages/office/content/content'

import { FilterLinks } from '@/components/office/kit/filter-links'
import { ListFilters } from '@/components/office/kit/list-filters'
import { ListLink } from '@/components/office/kit/list-parts'
import { OfficeList } from '@/components/office/kit/office-list'
import { TextsTable } from './texts-table'

const NEW = '/backoffice/content/new'

export function TextsScreen() {
  const controls = useOfficeTexts()
  const { filter, hrefOf, go } = controls
  const mayWrite = useMay()('content.write')
  const { push } = useRouter()
  return (
    <>
      <FilterLinks
        filters={texts.lists}
        chosen={filter.status}
        hrefOf={(status) => hrefOf({ ...filter, status })}
      />
      <ListFilters
        {...{ filter }}
        by="q"
        search={texts.search}
        searchHint={texts.searchHint}
        selects={[{ name: 'kind', label: texts.kind, options: texts.kinds }]}
        onChange={go}
      />
      <OfficeList
        {...{ controls }}
        countOf={({ entries }) => entries.length}
        found={({ entries }) => texts.found(entries.length)}
        titles={texts}
        href="/backoffice/content"
        add={mayWrite && <ListLink href={NEW} title={texts.add} aria-keyshortcuts="n" />}
        keys={{ n: () => mayWrite && void push(NEW) }}
      >
        {({ entries }) => <TextsTable rows={entries} />}
      </OfficeList>
    </>
  )
}
