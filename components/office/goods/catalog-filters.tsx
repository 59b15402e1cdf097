import type { CatalogKind, CatalogPage } from '@/hooks/office/goods/use-catalog'
import { many } from '@/messages/office/goods/many'
import { catalog as texts } from '@/messages/office/goods/prices'

import { ListFilters } from '@/components/office/kit/list-filters'

type Filter = Record<'q' | 'bike' | 'group' | 'offered' | 'tag', string | undefined>

interface CatalogFiltersProps {
  kind: CatalogKind
  filter: Filter
  /** Null while the list is loading. */
  page: Pick<CatalogPage, 'bikes' | 'groups' | 'tags'> | null
  onChange: (filter: Filter) => void
}

export function CatalogFilters({ kind, filter, page, onChange }: CatalogFiltersProps) {
  const bikes = page?.bikes.map(({ slug, title }) => ({ value: slug, title })) ?? []
  const groups = page?.groups.map(({ code, title }) => ({ value: code, title })) ?? []
  const tags = page?.tags.map((tag) => ({ value: tag, title: tag })) ?? []
  const anyBike = { value: '', title: texts.anyBike }
  const anyTag = { value: '', title: many.anyTag }
  const anyGroup = { value: '', title: texts.anyGroup }
  return (
    <ListFilters
      {...{ filter, onChange }}
      by="q"
      search={texts.search}
      searchHint={texts.searchHint}
      selects={[
        { name: 'bike', label: texts.bike, options: [anyBike, ...bikes] },
        { name: 'group', label: texts.group[kind], options: [anyGroup, ...groups] },
        ...(tags.length > 0
          ? [{ name: 'tag' as const, label: many.tags, options: [anyTag, ...tags] }]
          : []),
      ]}
    />
  )
}
