import { useRouter } from 'next/router'

import { LinkButton } from '@/components/kit/ui/link-button'
import { useOfficeTexts } from '@/hooks/office/content/use-office-content'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { officeContent as texts } from '@/messages/office/content/content'

import { FilterLinks } from '@/components/office/kit/filter-links'
import { ListFilters } from '@/components/office/kit/list-filters'
import { OfficeList } from '@/components/office/kit/office-list'
import { TextsTable } from './texts-table'

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
      >
        {mayWrite && (
          <LinkButton
            href="/backoffice/content/new"
            variant="secondary"
            aria-keyshortcuts="n"
            size="small"
            className="mt-3"
          >
            {texts.add}
          </LinkButton>
        )}
      </ListFilters>
      <OfficeList
        {...{ controls }}
        countOf={({ entries }) => entries.length}
        found={({ entries }) => texts.found(entries.length)}
        titles={texts}
        href="/backoffice/content"
        keys={{ n: () => mayWrite && void push('/backoffice/content/new') }}
      >
        {({ entries }) => <TextsTable rows={entries} />}
      </OfficeList>
    </>
  )
}
