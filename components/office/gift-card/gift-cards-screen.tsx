import { useGiftCards } from '@/hooks/office/gift-card/use-gift-cards'
import { giftCards as texts } from '@/messages/office/gift-card/gift-cards'

import { FilterLinks } from '@/components/office/kit/filter-links'
import { ListFilters } from '@/components/office/kit/list-filters'
import { OfficeList } from '@/components/office/kit/office-list'
import { GiftCardsTable } from './gift-cards-table'

export function GiftCardsScreen() {
  const controls = useGiftCards()
  const { filter, hrefOf, go, list } = controls
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
      <p className="mt-3 text-sm empty:mt-0">
        {list.state.status === 'ready' && texts.open(list.state.data)}
      </p>
      <OfficeList
        {...{ controls }}
        countOf={({ cards }) => cards.length}
        found={({ cards }, isAll) => texts.found(cards.length, isAll)}
        titles={texts}
        href="/backoffice/gift-cards"
      >
        {({ cards }) => <GiftCardsTable rows={cards} />}
      </OfficeList>
    </>
  )
}
