import { useMay } from '@/hooks/use-permissions'
import { useShipping } from '@/hooks/use-shipping'
import { shipping as texts } from '@/messages/shipping'

import { EditableList, Entries, useOpenEntry } from '../editable-list'
import { CountriesTable } from './countries-table'
import { CountryForm } from './country-form'

export function ShippingScreen() {
  const list = useShipping()
  const entry = useOpenEntry({ fresh: '', mayWrite: useMay()('settings.write') })
  return (
    <EditableList
      {...{ list, entry }}
      stale={texts.stale}
      form={({ countries, tunes }, chosen) => (
        <CountryForm
          key={chosen}
          country={countries.find(({ code }) => code === chosen) ?? null}
          {...{ tunes, mayWrite: entry.mayWrite }}
          onSaved={({ code, title }) => {
            list.renew()
            entry.close(code, { sentence: texts.saved(title) })
          }}
          onChanged={list.renew}
          onClose={() => entry.close(chosen)}
        />
      )}
    >
      {({ countries }) => (
        <Entries
          {...{ entry }}
          count={countries.length}
          found={texts.found(
            countries.length,
            countries.filter(({ is_offered }) => is_offered).length,
          )}
          titles={texts}
        >
          <CountriesTable rows={countries} onOpen={entry.open} />
        </Entries>
      )}
    </EditableList>
  )
}
