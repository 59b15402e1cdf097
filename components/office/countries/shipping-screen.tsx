import { useMay } from '@/hooks/office/kit/use-permissions'
import { useShipping } from '@/hooks/office/countries/use-shipping'
import { shipping as texts } from '@/messages/office/countries/countries'

import { EditableList, Entries, useOpenEntry } from '@/components/office/kit/editable-list'
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
