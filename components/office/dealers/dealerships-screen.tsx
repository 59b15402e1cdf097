import { useDealerships } from '@/hooks/office/dealers/use-dealerships'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { dealerships as texts } from '@/messages/office/dealers/dealers'

import { EditableList, Entries, useOpenEntry } from '@/components/office/kit/editable-list'
import { DealershipForm } from './dealership-form'
import { DealershipsTable } from './dealerships-table'

export function DealershipsScreen() {
  const list = useDealerships()
  const entry = useOpenEntry({ fresh: 0, mayWrite: useMay()('settings.write') })
  return (
    <EditableList
      {...{ list, entry }}
      stale={texts.stale}
      form={({ dealers, ...choices }, chosen) => (
        <DealershipForm
          key={chosen}
          dealer={dealers.find(({ id }) => id === chosen) ?? null}
          {...{ choices, mayWrite: entry.mayWrite }}
          onSaved={({ id, title }) => {
            list.renew()
            entry.close(id, { sentence: texts.saved(title) })
          }}
          onChanged={list.renew}
          onClose={() => entry.close(chosen)}
        />
      )}
    >
      {({ dealers }) => (
        <Entries
          {...{ entry }}
          count={dealers.length}
          found={texts.found(dealers.length, dealers.filter(({ is_active }) => is_active).length)}
          titles={texts}
        >
          <DealershipsTable rows={dealers} onOpen={entry.open} />
        </Entries>
      )}
    </EditableList>
  )
}
