import { Checkbox } from '@/components/kit/ui/checkbox'
import type { BikeEditController, BikePage } from '@/hooks/office/bikes/use-bikes'
import { newOptions as texts } from '@/messages/office/bikes/bikes-new'

interface SizeOfferProps {
  page: BikePage
  editing: BikeEditController
  id: number
}

export function SizeOffer({ page, editing, id }: SizeOfferProps) {
  const isDraft = page.state.sizes.some((size) => size.id === id && size.is_draft)
  if (!isDraft) return null
  const size = editing.form.state.sizes.find((one) => one.id === id)
  return (
    <Checkbox
      label={texts.offerSize}
      hint={texts.offerSizeHint}
      name={`sizes.${id}.is_draft`}
      checked={size?.is_draft === false}
      onChange={({ target }) => editing.set(`sizes.${id}.is_draft`, !target.checked)}
    />
  )
}
