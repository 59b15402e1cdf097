import { PriceNote } from '@/components/shop/goods/price-note'
import { Button } from '@/components/kit/ui/button'
import { useAccessoryList, type AccessoryList } from '@/hooks/shop/accessories/use-accessory-list'
import { accessories as texts } from '@/messages/shop/accessories/accessories'

import { AccessoryFilter } from './accessory-filter'
import { AccessoryTile } from './accessory-tile'

/** Number of tiles on the first screen, whose pictures load with priority. */
const FIRST = 4

/** spec §2 Routes: all accessories. The whole list without scripts; scripts add filters and sorting. */
export function AccessoryListScreen(props: AccessoryList) {
  const list = useAccessoryList(props)
  const { shown, change } = list
  return (
    <>
      <div className="wrap pt-12 pb-8 lg:pt-20 lg:pb-12">
        <h1 className="max-w-4xl text-4xl">{texts.heading}</h1>
        <p className="mt-4 max-w-read text-lg text-ink-soft">{list.text || texts.lead}</p>
        <PriceNote className="mt-4" />
      </div>
      <AccessoryFilter list={list} bikes={props.bikes} />
      <div className="wrap pb-20">
        <p role="status" className="pb-3 text-sm text-ink-soft">
          {texts.found(shown.length)}
        </p>
        {shown.length === 0 ? (
          <div className="border-y border-line py-16">
            <p className="text-xl">{texts.nothing}</p>
            <Button
              variant="secondary"
              className="mt-5"
              onClick={() => change({ bike: null, category: null })}
            >
              {texts.showAll}
            </Button>
          </div>
        ) : (
          <ul className="grid grid-cols-2 border-t border-l border-line md:grid-cols-3 xl:grid-cols-4">
            {shown.map((accessory, index) => (
              <li key={accessory.id} className="min-w-0 border-r border-b border-line">
                <AccessoryTile accessory={accessory} bikes={props.bikes} isFirst={index < FIRST} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
