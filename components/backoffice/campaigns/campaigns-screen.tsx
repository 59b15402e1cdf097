import { useCampaigns } from '@/hooks/use-campaigns'
import { useMay } from '@/hooks/use-permissions'
import { campaigns as texts } from '@/messages/campaigns'

import { EditableList, Entries, useOpenEntry } from '../editable-list'
import { CampaignForm, type DrawBanner } from './campaign-form'
import { CampaignsTable } from './campaigns-table'

export function CampaignsScreen({ draw }: { draw: DrawBanner }) {
  const list = useCampaigns()
  const entry = useOpenEntry({ fresh: '', mayWrite: useMay()('marketing.write') })
  return (
    <EditableList
      {...{ list, entry }}
      stale={texts.stale}
      form={(all, chosen) => (
        <CampaignForm
          key={chosen}
          campaign={all.find(({ id }) => id === chosen) ?? null}
          {...{ draw, mayWrite: entry.mayWrite }}
          onSaved={({ id, title }) => {
            list.renew()
            entry.close(id, { sentence: texts.saved(title) })
          }}
          onChanged={list.renew}
          onClose={() => entry.close(chosen)}
        />
      )}
    >
      {(all) => (
        <Entries {...{ entry }} count={all.length} found={texts.found(all.length)} titles={texts}>
          <CampaignsTable rows={all} onOpen={entry.open} />
        </Entries>
      )}
    </EditableList>
  )
}
