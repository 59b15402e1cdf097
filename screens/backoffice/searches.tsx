import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Loaded } from '@/components/kit/ui/loaded'
import { FilterLinks } from '@/components/office/kit/filter-links'
import { RowsPlaceholder } from '@/components/office/kit/list-parts'
import { ResourceScreen } from '@/components/office/kit/resource/resource-screen'
import { InVain } from '@/components/office/searches/zero-results'
import { searches as resource } from '@/contract/office/searches/searches'
import { SEARCH_PLACES, type SearchScope } from '@/domain/community/help-center/synonyms'
import type { OfficePage } from '@/hooks/office/kit/use-office-page'
import { useSearchesInVain, useSearchScope } from '@/hooks/office/searches/use-searches'
import { searches as texts } from '@/messages/office/searches/searches'

export const searches = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <SearchesScreen />,
})

/** Search analytics of one scope at a time; the open entry and the last action are per scope. */
function SearchesScreen() {
  const { scope, hrefOf } = useSearchScope()
  return (
    <>
      <FilterLinks
        filters={SEARCH_PLACES.map((one) => ({ value: one, title: texts.places[one] }))}
        chosen={scope ?? undefined}
        hrefOf={(one) => hrefOf({ place: one === 'help' ? undefined : one })}
      />
      <p className="mt-3 mb-4 min-h-5 max-w-read text-sm text-ink-soft">
        {scope && texts.leads[scope]}
      </p>
      {scope && <SearchesOf key={scope} scope={scope} />}
    </>
  )
}

const RULES = {
  title: texts.wordsOf,
  columns: {},
  shown: { title: 'w-full break-words whitespace-normal' },
  card: [],
  wide: ['words'],
  heading: () => texts.editTitle,
} as const

function SearchesOf({ scope }: { scope: SearchScope }) {
  const { state, isStale, renew, retry } = useSearchesInVain(scope)
  const words = { label: texts.fields.words, hint: texts.wordsHints[scope] }
  return (
    <ResourceScreen
      {...{ resource }}
      texts={{ ...texts, fields: { ...texts.fields, words } }}
      rules={RULES}
      scope={{ place: scope }}
      onWritten={renew}
      above={(begin, mayWrite) => (
        <>
          {isStale && (
            <ErrorNotice sentence={texts.stale} onRetry={renew} className="mb-3 max-w-xl" />
          )}
          <Loaded {...{ state }} onRetry={retry} placeholder={<RowsPlaceholder />}>
            {(searches) => (
              <InVain {...{ scope, searches, mayWrite }} onBegin={(words) => begin({ words })} />
            )}
          </Loaded>
          <h2 className="mt-10 text-xl">{texts.list}</h2>
          <p className="max-w-read text-sm text-ink-soft">{texts.synonymsLeads[scope]}</p>
        </>
      )}
    />
  )
}
