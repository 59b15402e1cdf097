import type { SearchScope } from '@/domain/community/help-center/synonyms'
import type { SynonymGroup } from '@/hooks/office/searches/use-searches'
import { searches as texts } from '@/messages/office/searches/searches'

import { AddEntry } from '@/components/office/kit/editable-list'

interface SynonymsProps {
  scope: SearchScope
  synonyms: readonly SynonymGroup[]
  mayWrite: boolean
  onBegin: (words: string) => void
  onOpen: (id: number) => void
}

export function Synonyms({ scope, synonyms, mayWrite, onBegin, onOpen }: SynonymsProps) {
  return (
    <section aria-labelledby="synonyms-title" className="mt-10 text-sm">
      <div className="mb-2 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="synonyms-title" className="text-xl">
            {texts.synonyms}
          </h2>
          <p className="max-w-read text-ink-soft">
            {texts.synonymsLeads[scope]} {texts.groups(synonyms.length)}
          </p>
        </div>
        {mayWrite && <AddEntry title={texts.add} onAdd={() => onBegin('')} />}
      </div>
      {synonyms.length === 0 && <p className="text-ink-soft">{texts.noSynonyms}</p>}
      <ul className="border-t border-line">
        {synonyms.map((group) => (
          <li key={group.id} className="border-b border-line focus-within:bg-ink/3 hover:bg-ink/3">
            <button
              type="button"
              data-row={group.id}
              className="min-h-touch w-full text-left break-words underline-offset-4 hover:underline lg:min-h-9"
              onClick={() => onOpen(group.id)}
            >
              {texts.wordsOf(group)}
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-3 hidden text-ink-soft lg:block">{texts.keys}</p>
    </section>
  )
}
