import { useEffect, type ReactNode } from 'react'

import { ErrorNotice } from '@/components/ui/error-notice'
import type { CampaignKind } from '@/domain/campaign'
import { useCampaignForm, type Campaign } from '@/hooks/use-campaigns'
import { campaigns as texts } from '@/messages/campaigns'
import { toSentence } from '@/messages/errors'

import { CompactSelect } from '../desk/compact-select'
import { EditActions, EditNews } from '../edit-parts'
import { DenseField } from '../stock/dense-field'

interface Banner {
  id: string
  title: string
  text: string
  link: string
  link_label: string
  ends_at: string | null
}

/** A banner in the look of the shop. */
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

/** One banner or offer: its words, where it leads, and its window. */
export function CampaignForm(props: CampaignFormProps) {
  const { campaign, mayWrite, draw, onClose } = props
  const controls = useCampaignForm(props)
  const { ref, form, error, submit, isNews, discard, keepMine } = controls
  useEffect(() => ref.current?.querySelector<HTMLElement>('input:enabled')?.focus(), [ref])
  const isHidden = campaign?.state === 'running' && !campaign.is_shown
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={submit}
      aria-labelledby="campaign-title"
      className="mb-8 rounded border border-line-strong bg-surface p-4 text-sm"
    >
      <h2 id="campaign-title" className="mb-3 text-lg">
        {campaign?.title ?? texts.addTitle}
      </h2>
      {error && <ErrorNotice sentence={toSentence(error)} className="mb-3 max-w-xl" />}
      {isNews && <EditNews onTake={discard} onKeep={keepMine} />}
      {isHidden && <p className="mb-3">{texts.hidden[campaign.kind]}</p>}
      <fieldset disabled={!mayWrite}>
        <Fields {...{ controls }} isNew={campaign === null} />
      </fieldset>
      {form.kind === 'banner' && (
        <section aria-label={texts.preview} className="mt-4 max-w-5xl">
          <p className="mb-1 text-xs text-ink-soft">{texts.preview}</p>
          <div
            // Links of a preview would leave the form.
            onClickCapture={(event) => event.preventDefault()}
            className="relative h-strip bg-ink text-paper"
          >
            {draw({ ...form, id: 'preview', ends_at: null })}
          </div>
        </section>
      )}
      <EditActions {...controls} mayWrite={mayWrite} onClose={onClose} />
    </form>
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
      <label className="flex min-h-touch items-center gap-2 sm:mt-5 lg:min-h-9">
        <input
          type="checkbox"
          className="size-5 accent-ink"
          checked={form.is_active}
          onChange={() => type({ is_active: !form.is_active })}
        />
        {texts.is_active}
      </label>
    </div>
  )
}
