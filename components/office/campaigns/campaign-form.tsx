import type { ReactNode } from 'react'

import type { CampaignKind } from '@/domain/office/campaigns/campaign'
import { useCampaignForm, type Campaign } from '@/hooks/office/campaigns/use-campaigns'
import { campaigns as texts } from '@/messages/office/campaigns/campaigns'

import { CompactSelect } from '@/components/office/kit/compact-select'
import { EditPanel } from '@/components/office/kit/edit-form'
import { DenseCheck, DenseField } from '@/components/office/kit/dense-field'

interface Banner {
  id: string
  title: string
  text: string
  link: string
  link_label: string
  ends_at: string | null
}

/** Function that renders a banner as in the shop. */
export type DrawBanner = (banner: Banner) => ReactNode

interface CampaignFormProps {
  campaign: Campaign | null
  mayWrite: boolean
  draw: DrawBanner
  onSaved: (saved: Campaign) => void
  onChanged: () => void
  onClose: () => void
}

type Controls = ReturnType<typeof useCampaignForm>

export function CampaignForm(props: CampaignFormProps) {
  const { campaign, mayWrite, draw, onClose } = props
  const controls = useCampaignForm(props)
  const { form } = controls
  const isHidden = campaign?.state === 'running' && !campaign.is_shown
  return (
    <EditPanel
      title={campaign?.title ?? texts.addTitle}
      {...{ controls, mayWrite, onClose }}
      head={isHidden && <p className="mb-3">{texts.hidden[campaign.kind]}</p>}
      below={
        form.kind === 'banner' && (
          <section aria-label={texts.preview} className="mt-4 max-w-5xl">
            <p className="mb-1 text-xs text-ink-soft">{texts.preview}</p>
            <div
              // Preview links must not navigate away from the form.
              onClickCapture={(event) => event.preventDefault()}
              className="relative h-strip bg-ink text-paper"
            >
              {draw({ ...form, id: 'preview', ends_at: null })}
            </div>
          </section>
        )
      }
    >
      <Fields {...{ controls }} isNew={campaign === null} />
    </EditPanel>
  )
}

type TextField = Exclude<keyof Controls['form'], 'kind' | 'is_active' | 'seen'>

function Fields({ controls, isNew }: { controls: Controls; isNew: boolean }) {
  const { form, faults, type } = controls
  const field = (name: TextField) => ({
    name,
    value: form[name],
    fault: faults[name],
    onChange: ({ target }: { target: { value: string } }) => type({ [name]: target.value }),
  })
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {isNew && (
        <CompactSelect
          label={texts.kind}
          name="kind"
          value={form.kind}
          options={texts.kinds}
          onChange={({ target }) => type({ kind: target.value as CampaignKind })}
        />
      )}
      <DenseField {...field('title')} label={texts.titleField} maxLength={80} />
      <DenseField {...field('text')} label={texts.text} maxLength={200} className="sm:col-span-2" />
      {form.kind === 'banner' ? (
        <>
          <DenseField
            {...field('link')}
            label={texts.link}
            hint={texts.linkHint}
            maxLength={500}
            className="sm:col-span-2"
          />
          <DenseField {...field('link_label')} label={texts.link_label} maxLength={40} />
        </>
      ) : (
        <DenseField {...field('code')} label={texts.code} hint={texts.codeHint} maxLength={40} />
      )}
      <DenseField
        {...field('starts')}
        type="datetime-local"
        label={texts.starts}
        hint={texts.now}
      />
      <DenseField
        {...field('ends')}
        type="datetime-local"
        label={texts.ends}
        hint={texts.endless}
      />
      <DenseCheck
        className="sm:mt-5"
        label={texts.is_active}
        checked={form.is_active}
        onChange={() => type({ is_active: !form.is_active })}
      />
    </div>
  )
}
