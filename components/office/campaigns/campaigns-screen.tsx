import { useCampaigns } from '@/hooks/office/campaigns/use-campaigns'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { campaigns as texts } from '@/messages/office/campaigns/campaigns'

import { EditableList, Entries, useOpenEntry } from '@/components/office/kit/editable-list'
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
