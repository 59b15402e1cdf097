import { useGiftCards } from '@/hooks/use-gift-cards'
import { giftCards as texts } from '@/messages/gift-cards'

import { FilterLinks } from '../filter-links'
import { ListFilters } from '../list-filters'
import { OfficeList } from '../office-list'
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
