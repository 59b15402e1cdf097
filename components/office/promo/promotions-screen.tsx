import { useMay } from '@/hooks/office/kit/use-permissions'
import { usePromotions } from '@/hooks/office/promo/use-promotions'
import { promotions as texts } from '@/messages/office/promo/promo'

import { EditableList, Entries, useOpenEntry } from '@/components/office/kit/editable-list'
import { PromotionForm } from './promotion-form'
import { PromotionsTable } from './promotions-table'

export function PromotionsScreen() {
  const list = usePromotions()
  const entry = useOpenEntry({ fresh: '', mayWrite: useMay()('marketing.write') })
  return (
    <EditableList
      {...{ list, entry }}
      stale={texts.stale}
      form={(all, chosen) => (
        <PromotionForm
          key={chosen}
          promotion={all.find(({ code }) => code === chosen) ?? null}
          mayWrite={entry.mayWrite}
          onSaved={(saved) => {
            list.put(saved)
            entry.close(saved.code, { sentence: texts.saved(saved.code) })
          }}
          onChanged={list.renew}
          onClose={() => entry.close(chosen)}
        />
      )}
    >
      {(all) => (
        <Entries
          {...{ entry }}
          count={all.length}
          found={`${texts.found(all.length)}. ${texts.figures}`}
          titles={texts}
        >
          <PromotionsTable rows={all} onOpen={entry.open} />
        </Entries>
      )}
    </EditableList>
  )
}
