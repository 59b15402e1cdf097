import { Checkbox } from '@/components/kit/ui/checkbox'
import type { BikeEditController, BikePage } from '@/hooks/office/bikes/use-bikes'
import { bikes as texts } from '@/messages/office/bikes/bikes'

interface BikeEndProps {
  page: BikePage
  editing: BikeEditController
}

/** Takes a bike off the shop, or brings it back. */
export function BikeEnd({ page: { ended_at }, editing }: BikeEndProps) {
  return (
    <Checkbox
      label={texts.sold}
      hint={ended_at === null ? texts.soldHint : texts.endedHint}
      name="is_ended"
      className="mb-8 max-w-4xl"
      checked={editing.form.state.is_ended !== true}
      onChange={({ target }) => editing.set('is_ended', !target.checked)}
    />
  )
}
